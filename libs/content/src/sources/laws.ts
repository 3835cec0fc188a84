import { document, law } from './Source';
import type { Source } from './Source';

/**
 * Returns an act of the European Union with its page on EUR-Lex, which leads to its consolidated versions and amendments;
 * the address of the Official Journal would lead to the text as first published. Year and number precede each other in
 * three ways: `Regulation (EU) 2024/1689`, `Regulation (EU) No 910/2014` and, for directives, `98/6/EC`.
 */
function act(name: string, citation = name): Source {
  const [, numberFirst, one = '', other = ''] = /(No )?(\d+)\/(\d+)/.exec(citation) ?? [];
  const [year, number] = numberFirst ? [other, one] : [one, other];
  const type = citation.includes('Regulation') ? 'R' : 'L';
  const id = `3${year.length === 2 ? `19${year}` : year}${type}${number.padStart(4, '0')}`;
  return law(name, citation, `https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:${id}`);
}

/** Returns a part or section of the Code of Federal Regulations, by its path in the eCFR. */
const cfr = (name: string, citation: string, path: string, alsoCitedAs?: readonly string[]): Source =>
  law(name, citation, `https://www.ecfr.gov/current/${path}`, alsoCitedAs);

/** Returns a section of the United States Code. */
const usc = (name: string, citation: string, title: number, section: string): Source =>
  law(
    name,
    citation,
    `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${String(title)}-section${section}`,
  );

/** Laws that pages cite. */
export const laws: readonly Source[] = [
  act('AI Act', 'Regulation (EU) 2024/1689'),
  act('CBAM', 'Regulation (EU) 2023/956'),
  act('Cyber Resilience Act', 'Regulation (EU) 2024/2847'),
  act('Data Act', 'Regulation (EU) 2023/2854'),
  act('Digital Services Act', 'Regulation (EU) 2022/2065'),
  act('DLT Pilot Regime', 'Regulation (EU) 2022/858'),
  act('DORA', 'Regulation (EU) 2022/2554'),
  act('ESPR', 'Regulation (EU) 2024/1781'),
  act('EUDR', 'Regulation (EU) 2023/1115'),
  act('Regulation (EU) 2025/2650'),
  act('European Health Data Space', 'Regulation (EU) 2025/327'),
  act('GDPR', 'Regulation (EU) 2016/679'),
  act('General Product Safety Regulation', 'Regulation (EU) 2023/988'),
  act('Instant Payments Regulation', 'Regulation (EU) 2024/886'),
  act('MDR', 'Regulation (EU) 2017/745'),
  act('MiCA', 'Regulation (EU) 2023/1114'),
  act('Regulation (EU) 2023/1113'),
  act('Regulation (EU) 2024/1183'),
  act('Regulation (EU) No 910/2014'),
  act('Union Customs Code', 'Regulation (EU) No 952/2013'),
  act('Delegated Regulation (EU) 2018/389'),
  act('CSRD', 'Directive (EU) 2022/2464'),
  act('Directive (EU) 2023/2673'),
  act('European Accessibility Act', 'Directive (EU) 2019/882'),
  act('NIS2', 'Directive (EU) 2022/2555'),
  act('PSD2', 'Directive (EU) 2015/2366'),
  act('Consumer Rights Directive', '2011/83/EU'),
  act('ePrivacy Directive', '2002/58/EC'),
  act('Price Indication Directive', '98/6/EC'),
  cfr('COPPA Rule', '16 CFR Part 312', 'title-16/chapter-I/subchapter-C/part-312'),
  cfr('GLBA Safeguards Rule', '16 CFR Part 314', 'title-16/chapter-I/subchapter-C/part-314'),
  cfr('HIPAA', '45 CFR Part 164', 'title-45/subtitle-A/subchapter-C/part-164', [
    'HIPAA Security and Breach Notification Rules',
  ]),
  cfr(
    'HIPAA Breach Notification Rule',
    '45 CFR Part 164, Subpart D',
    'title-45/subtitle-A/subchapter-C/part-164/subpart-D',
  ),
  cfr(
    'HIPAA Security Rule',
    '45 CFR 164.308',
    'title-45/subtitle-A/subchapter-C/part-164/subpart-C/section-164.308',
  ),
  cfr('45 CFR Part 171', '45 CFR Part 171', 'title-45/subtitle-A/subchapter-D/part-171'),
  usc('CVAA', '47 U.S.C. 617', 47, '617'),
  usc('section 524B of the FD&C Act', '21 U.S.C. 360n-2', 21, '360n-2'),
  usc('section 582 of the FD&C Act', 'section 582', 21, '360eee-1'),
  law('Sarbanes-Oxley Act', 'Public Law 107-204', 'https://www.govinfo.gov/app/details/PLAW-107publ204'),
  law('23 NYCRR Part 500', 'Part 500', 'https://www.dfs.ny.gov/industry_guidance/cybersecurity'),
  law('Wyoming DUNA Act', '2024', 'https://wyoleg.gov/Legislation/2024/SF0050'),
  document('UK Online Safety Act', 'https://www.legislation.gov.uk/ukpga/2023/50', '2023'),
  law(
    'Swiss association',
    'Civil Code, Articles 60 to 79',
    'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/en',
  ),
  document('KassenSichV', 'https://www.gesetze-im-internet.de/kassensichv/'),
  document(
    "UK Children's Code",
    'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/childrens-information/childrens-code-guidance-and-resources/age-appropriate-design-a-code-of-practice-for-online-services/',
  ),
];
