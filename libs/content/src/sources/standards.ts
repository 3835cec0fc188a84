import { document } from './Source';
import type { Source } from './Source';

/** @param page number of the page in the catalogue of ISO, or its number for the newer short addresses */
const iso = (name: string, year: string, page: string): Source => ({
  ...document(name, `https://www.iso.org/standard/${page}`, year),
  around: [':', ''],
});

/** @param path part of the address after `pubs/`; the revision is the edition */
const nist = (name: string, path: string, edition = ''): Source =>
  document(name, `https://csrc.nist.gov/pubs/${path}/final`, edition);

/** RFCs do not change: the number is the edition. */
const rfc = (number: number): Source =>
  document(`RFC ${String(number)}`, `https://www.rfc-editor.org/rfc/rfc${String(number)}`, String(number));

/** An Ethereum proposal. ERCs have addresses of EIPs; the number is the edition. */
const ethereum = (kind: 'EIP' | 'ERC', number: number): Source =>
  document(
    `${kind}-${String(number)}`,
    `https://eips.ethereum.org/EIPS/eip-${String(number)}`,
    String(number),
  );

const owasp = (name: string, project: string, edition = ''): Source =>
  document(name, `https://owasp.org/${project}/`, edition);

/** Standards and public catalogues that pages cite. */
export const standards: readonly Source[] = [
  ...[712, 1193, 6963, 7702].map((number) => ethereum('EIP', number)),
  ...[20, 721, 1155, 1271, 1967, 2981, 3643, 4337, 4361, 4626, 5805, 6372, 7201].map((number) =>
    ethereum('ERC', number),
  ),
  ...[3227, 6749, 7636, 7643, 7644, 8252, 8594, 9457, 9700, 9745, 9901].map(rfc),
  iso('IEC 62304', '', '38421.html'),
  iso('IEC 81001-5-1', '2021', '76097.html'),
  iso('ISO 13485', '2016', '59752.html'),
  iso('ISO 14971', '2019', '72704.html'),
  iso('ISO 19011', '2026', '88984.html'),
  iso('ISO 22301', '2019', '75106.html'),
  iso('ISO 22739', '2024', '82208.html'),
  iso('ISO 23257', '2022', '75093.html'),
  iso('ISO/IEC 18013-5', '2021', '69084.html'),
  iso('ISO/IEC 20000-1', '2018', '70636.html'),
  iso('ISO/IEC 25010', '2023', '78176.html'),
  iso('ISO/IEC 27001', '2022', '27001'),
  iso('ISO/IEC 27005', '2022', '80585.html'),
  iso('ISO/IEC 27017', '', '43757.html'),
  iso('ISO/IEC 27018', '', '27018'),
  iso('ISO/IEC 27037', '2012', '44381.html'),
  iso('ISO/IEC 27042', '2015', '44406.html'),
  iso('ISO/IEC/IEEE 29148', '2018', '72089.html'),
  iso('ISO/IEC/IEEE 42010', '2022', '74393.html'),
  // The page of the committee that keeps it.
  { ...iso('ISO/TS 23635', '2022', ''), href: 'https://www.iso.org/committee/6266604.html' },
  nist('FIPS 140-3', 'fips/140-3'),
  ...[203, 204, 205].map((number) => nist(`FIPS ${String(number)}`, `fips/${String(number)}`)),
  document('NIST CSF', 'https://www.nist.gov/cyberframework', '2.0'),
  nist('NIST SP 800-30', 'sp/800/30/r1', 'Rev. 1'),
  nist('NIST SP 800-40', 'sp/800/40/r4', 'Rev. 4'),
  nist('NIST SP 800-41', 'sp/800/41/r1', 'Rev. 1'),
  nist('NIST SP 800-50', 'sp/800/50/r1', 'Rev. 1'),
  // The page of all revisions: the sixth was in draft when the citations were checked.
  document(
    'NIST SP 800-57 Part 1',
    'https://csrc.nist.gov/projects/key-management/key-management-guidelines',
  ),
  nist('NIST SP 800-61', 'sp/800/61/r3', 'Rev. 3'),
  nist('NIST SP 800-63-4', 'sp/800/63/4'),
  nist('NIST SP 800-86', 'sp/800/86'),
  nist('NIST SP 800-92', 'sp/800/92'),
  nist('NIST SP 800-115', 'sp/800/115'),
  nist('NIST SP 800-124', 'sp/800/124/r2', 'Rev. 2'),
  nist('NIST SP 800-137', 'sp/800/137'),
  nist('NIST SP 800-207', 'sp/800/207'),
  nist('NIST SP 800-218', 'sp/800/218'),
  owasp('OWASP API Security Top 10', 'API-Security/editions/2023/en/0x00-header', '(2023)'),
  owasp('OWASP ASVS', 'www-project-application-security-verification-standard', '5.0'),
  owasp('OWASP Smart Contract Top 10', 'www-project-smart-contract-top-10'),
  { ...owasp('OWASP Top 10', 'www-project-top-ten', '2025'), around: [':', ''] },
  owasp('Web Security Testing Guide', 'www-project-web-security-testing-guide', '4.2'),
  document('OWASP MASVS', 'https://mas.owasp.org/MASVS/', '2.1'),
  document('MASTG', 'https://mas.owasp.org/MASTG/'),
  document('Verifiable Credentials Data Model', 'https://www.w3.org/TR/vc-data-model-2.0/', '2.0'),
  document('W3C DID Core', 'https://www.w3.org/TR/did-core/', '1.0'),
  document('W3C Web Authentication', 'https://www.w3.org/TR/webauthn/'),
  document('WCAG', 'https://www.w3.org/TR/WCAG22/', '2.2'),
  document('OpenID Connect', 'https://openid.net/specs/openid-connect-core-1_0.html', 'Core 1.0'),
  document('OpenID4VCI', 'https://openid.net/specs/openid-4-verifiable-credential-issuance-1_0.html', '1.0'),
  document('OpenID4VP', 'https://openid.net/specs/openid-4-verifiable-presentations-1_0.html', '1.0'),
  document('SAML', 'https://docs.oasis-open.org/security/saml/v2.0/', '2.0'),
  document('STIX', 'https://docs.oasis-open.org/cti/stix/v2.1/stix-v2.1.html', '2.1'),
  document('TAXII', 'https://docs.oasis-open.org/cti/taxii/v2.1/taxii-v2.1.html', '2.1'),
  document('CVSS', 'https://www.first.org/cvss/v4-0/', 'v4.0'),
  document('EPSS', 'https://www.first.org/epss/'),
  document('Traffic Light Protocol', 'https://www.first.org/tlp/', '2.0'),
  document('PCI DSS', 'https://www.pcisecuritystandards.org/document_library/', 'v4.0.1'),
  document('CIS Benchmarks', 'https://www.cisecurity.org/cis-benchmarks', '', ['CIS Foundations Benchmarks']),
  document('CIS Controls', 'https://www.cisecurity.org/controls', 'v8.1'),
  document(
    'CISA Known Exploited Vulnerabilities catalogue',
    'https://www.cisa.gov/known-exploited-vulnerabilities-catalog',
  ),
  document('MITRE ATT&CK', 'https://attack.mitre.org/'),
  document(
    'CSA Cloud Controls Matrix',
    'https://cloudsecurityalliance.org/research/cloud-controls-matrix',
    'v4',
  ),
  document(
    'SOC 2',
    'https://www.aicpa-cima.com/resources/landing/system-and-organization-controls-soc-suite-of-services',
  ),
  document(
    'CycloneDX',
    'https://ecma-international.org/publications-and-standards/standards/ecma-424/',
    'ECMA-424',
  ),
  document('EEA EthTrust Security Levels', 'https://entethalliance.org/specs/ethtrust-sl/'),
  document('EN 301 549', 'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/'),
  document('FIDO2', 'https://fidoalliance.org/specifications/'),
  document('Core Web Vitals', 'https://web.dev/articles/vitals'),
  document('GS1 EPCIS', 'https://www.gs1.org/standards/epcis', '2.0'),
  document('DICOM', 'https://www.dicomstandard.org/current'),
  document('HL7 FHIR', 'https://hl7.org/fhir/R4/', 'R4'),
  document('SMART App Launch', 'https://hl7.org/fhir/smart-app-launch/'),
  document('IEEE 802.1X', 'https://1.ieee802.org/security/802-1x/'),
  document('IAS 38', 'https://www.ifrs.org/issued-standards/list-of-standards/ias-38-intangible-assets/'),
  document('IAS 2', 'https://www.ifrs.org/issued-standards/list-of-standards/ias-2-inventories/'),
  document('US GAAP', 'https://asc.fasb.org/'),
  document(
    'IEC 62443',
    'https://www.isa.org/standards-and-publications/isa-standards/isa-iec-62443-series-of-standards',
  ),
  document('OCSF', 'https://schema.ocsf.io/'),
  document('Open FAIR', 'https://www.opengroup.org/open-fair'),
  document('OpenAPI Specification', 'https://spec.openapis.org/oas/v3.1.1.html', '3.1'),
  document(
    'Swift Customer Security Controls Framework',
    'https://www.swift.com/myswift/customer-security-programme-csp',
  ),
  document('PEGI', 'https://pegi.info/'),
  document('USK', 'https://usk.de/'),
  document('ESRB', 'https://www.esrb.org/'),
  document('BIP-32', 'https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki'),
  document('BIP-39', 'https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki'),
  document('SLIP-39', 'https://github.com/satoshilabs/slips/blob/master/slip-0039.md'),
];
