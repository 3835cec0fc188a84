/** Hosts on which each publisher keeps its official texts. */
export const publisherHosts = {
  AICPA: ['www.aicpa-cima.com'],
  'Bitcoin Improvement Proposals': ['github.com'],
  CIS: ['www.cisecurity.org'],
  CISA: ['www.cisa.gov'],
  'Cloud Security Alliance': ['cloudsecurityalliance.org'],
  DICOM: ['www.dicomstandard.org'],
  'EIP editors': ['eips.ethereum.org'],
  'Ecma International': ['ecma-international.org'],
  'Enterprise Ethereum Alliance': ['entethalliance.org'],
  ESRB: ['www.esrb.org'],
  ETSI: ['www.etsi.org'],
  'European Union': ['eur-lex.europa.eu'],
  FASB: ['asc.fasb.org'],
  FIDO: ['fidoalliance.org'],
  FIRST: ['www.first.org'],
  Germany: ['www.gesetze-im-internet.de'],
  Google: ['web.dev'],
  GS1: ['www.gs1.org'],
  HL7: ['hl7.org'],
  ICO: ['ico.org.uk'],
  IEEE: ['1.ieee802.org'],
  IETF: ['www.rfc-editor.org'],
  'IFRS Foundation': ['www.ifrs.org'],
  ISA: ['www.isa.org'],
  ISO: ['www.iso.org'],
  MITRE: ['attack.mitre.org'],
  'New York': ['www.dfs.ny.gov'],
  NIST: ['csrc.nist.gov', 'www.nist.gov'],
  OASIS: ['docs.oasis-open.org'],
  OCSF: ['schema.ocsf.io'],
  'Open Group': ['www.opengroup.org'],
  'OpenAPI Initiative': ['spec.openapis.org'],
  'OpenID Foundation': ['openid.net'],
  OWASP: ['owasp.org', 'mas.owasp.org'],
  'PCI SSC': ['www.pcisecuritystandards.org'],
  PEGI: ['pegi.info'],
  'SatoshiLabs Improvement Proposals': ['github.com'],
  Swift: ['www.swift.com'],
  Switzerland: ['www.fedlex.admin.ch'],
  'United Kingdom': ['www.legislation.gov.uk'],
  'United States': ['www.ecfr.gov', 'uscode.house.gov', 'www.govinfo.gov'],
  USK: ['usk.de'],
  W3C: ['www.w3.org'],
  Wyoming: ['wyoleg.gov'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Publisher = keyof typeof publisherHosts;

/** A standard or law that pages cite, with the address of its official text. */
export interface Source {
  /** Name without the edition, as pages cite it. Unique. */
  readonly name: string;
  /**
   * What identifies the text: version, year or number. Empty for a text without editions, and for a reference to whichever
   * edition is in force (an undated reference in the sense of the ISO/IEC Directives, Part 2).
   */
  readonly edition: string;
  /** What is written around the edition after the name. @default a space before it */
  readonly around?: readonly [before: string, after: string];
  readonly publisher: Publisher;
  /** The official text; the publisher's page about it, where the text is sold or needs a choice. Unique. */
  readonly href: `https://${string}`;
  /** Other names under which pages cite it. */
  readonly alsoCitedAs?: readonly string[];
}
