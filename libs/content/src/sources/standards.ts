import { source } from './Source';
import type { SourceRow } from './Source';

/** @param page number of the page in the catalogue of ISO, or its number for the newer short addresses */
const iso = (name: string, year: string, page: string): SourceRow => [
  name,
  `www.iso.org/standard/${page}`,
  year,
];

/** @param path part of the address after `pubs/`; the revision is the edition */
const nist = (name: string, path: string, edition = ''): SourceRow => [
  name,
  `csrc.nist.gov/pubs/${path}/final`,
  edition,
];

/** RFCs do not change. */
const rfc = (number: number): SourceRow => [
  `RFC ${String(number)}`,
  `www.rfc-editor.org/rfc/rfc${String(number)}`,
];

/** An Ethereum proposal. ERCs have addresses of EIPs. */
const ethereum = (kind: 'EIP' | 'ERC', number: number): SourceRow => [
  `${kind}-${String(number)}`,
  `eips.ethereum.org/EIPS/eip-${String(number)}`,
];

const owasp = (name: string, project: string, edition = ''): SourceRow => [
  name,
  `owasp.org/${project}/`,
  edition,
];

const rows: readonly SourceRow[] = [
  ...[712, 1193, 6963, 7702].map((number) => ethereum('EIP', number)),
  ...[20, 721, 1155, 1271, 1967, 2981, 3643, 4337, 4361, 4626, 5805, 6372, 7201].map((number) =>
    ethereum('ERC', number),
  ),
  ...[3227, 6749, 7636, 7643, 7644, 8252, 8594, 9457, 9700, 9745, 9901].map(rfc),
  iso('IEC 62304', '', '38421.html'),
  iso('IEC 81001-5-1', ':2021', '76097.html'),
  iso('ISO 13485', ':2016', '59752.html'),
  iso('ISO 14971', ':2019', '72704.html'),
  iso('ISO 19011', ':2026', '88984.html'),
  iso('ISO 22301', ':2019', '75106.html'),
  iso('ISO 22739', ':2024', '82208.html'),
  iso('ISO 23257', ':2022', '75093.html'),
  iso('ISO/IEC 18013-5', ':2021', '69084.html'),
  iso('ISO/IEC 20000-1', ':2018', '70636.html'),
  iso('ISO/IEC 25010', ':2023', '78176.html'),
  iso('ISO/IEC 27001', ':2022', '27001'),
  iso('ISO/IEC 27005', ':2022', '80585.html'),
  iso('ISO/IEC 27017', '', '43757.html'),
  iso('ISO/IEC 27018', '', '27018'),
  iso('ISO/IEC 27037', ':2012', '44381.html'),
  iso('ISO/IEC 27042', ':2015', '44406.html'),
  iso('ISO/IEC/IEEE 29148', ':2018', '72089.html'),
  iso('ISO/IEC/IEEE 42010', ':2022', '74393.html'),
  // The page of the committee that keeps it.
  ['ISO/TS 23635', 'www.iso.org/committee/6266604.html', ':2022'],
  nist('FIPS 140-3', 'fips/140-3'),
  ...[203, 204, 205].map((number) => nist(`FIPS ${String(number)}`, `fips/${String(number)}`)),
  ['NIST CSF', 'www.nist.gov/cyberframework', ' 2.0'],
  nist('NIST SP 800-30', 'sp/800/30/r1', ' Rev. 1'),
  nist('NIST SP 800-40', 'sp/800/40/r4', ' Rev. 4'),
  nist('NIST SP 800-41', 'sp/800/41/r1', ' Rev. 1'),
  nist('NIST SP 800-50', 'sp/800/50/r1', ' Rev. 1'),
  // The page of all revisions: the sixth was in draft when the citations were checked.
  ['NIST SP 800-57 Part 1', 'csrc.nist.gov/projects/key-management/key-management-guidelines'],
  nist('NIST SP 800-61', 'sp/800/61/r3', ' Rev. 3'),
  nist('NIST SP 800-63-4', 'sp/800/63/4'),
  nist('NIST SP 800-86', 'sp/800/86'),
  nist('NIST SP 800-92', 'sp/800/92'),
  nist('NIST SP 800-115', 'sp/800/115'),
  nist('NIST SP 800-124', 'sp/800/124/r2', ' Rev. 2'),
  nist('NIST SP 800-137', 'sp/800/137'),
  nist('NIST SP 800-207', 'sp/800/207'),
  nist('NIST SP 800-218', 'sp/800/218'),
  owasp('OWASP API Security Top 10', 'API-Security/editions/2023/en/0x00-header', ' (2023)'),
  owasp('OWASP ASVS', 'www-project-application-security-verification-standard', ' 5.0'),
  owasp('OWASP Smart Contract Top 10', 'www-project-smart-contract-top-10'),
  owasp('OWASP Top 10', 'www-project-top-ten', ':2025'),
  owasp('Web Security Testing Guide', 'www-project-web-security-testing-guide', ' 4.2'),
  ['OWASP MASVS', 'mas.owasp.org/MASVS/', ' 2.1'],
  ['MASTG', 'mas.owasp.org/MASTG/'],
  ['Verifiable Credentials Data Model', 'www.w3.org/TR/vc-data-model-2.0/', ' 2.0'],
  ['W3C DID Core', 'www.w3.org/TR/did-core/', ' 1.0'],
  ['W3C Web Authentication', 'www.w3.org/TR/webauthn/'],
  ['WCAG', 'www.w3.org/TR/WCAG22/', ' 2.2'],
  ['OpenID Connect', 'openid.net/specs/openid-connect-core-1_0.html', ' Core 1.0'],
  ['OpenID4VCI', 'openid.net/specs/openid-4-verifiable-credential-issuance-1_0.html', ' 1.0'],
  ['OpenID4VP', 'openid.net/specs/openid-4-verifiable-presentations-1_0.html', ' 1.0'],
  ['SAML', 'docs.oasis-open.org/security/saml/v2.0/', ' 2.0'],
  ['STIX', 'docs.oasis-open.org/cti/stix/v2.1/stix-v2.1.html', ' 2.1'],
  ['TAXII', 'docs.oasis-open.org/cti/taxii/v2.1/taxii-v2.1.html', ' 2.1'],
  ['CVSS', 'www.first.org/cvss/v4-0/', ' v4.0'],
  ['EPSS', 'www.first.org/epss/'],
  ['Traffic Light Protocol', 'www.first.org/tlp/', ' 2.0'],
  ['PCI DSS', 'www.pcisecuritystandards.org/document_library/', ' v4.0.1'],
  ['CIS Benchmarks', 'www.cisecurity.org/cis-benchmarks', '', 'CIS Foundations Benchmarks'],
  ['CIS Controls', 'www.cisecurity.org/controls', ' v8.1'],
  ['CISA Known Exploited Vulnerabilities catalogue', 'www.cisa.gov/known-exploited-vulnerabilities-catalog'],
  ['MITRE ATT&CK', 'attack.mitre.org/'],
  ['CSA Cloud Controls Matrix', 'cloudsecurityalliance.org/research/cloud-controls-matrix', ' v4'],
  ['SOC 2', 'www.aicpa-cima.com/resources/landing/system-and-organization-controls-soc-suite-of-services'],
  ['CycloneDX', 'ecma-international.org/publications-and-standards/standards/ecma-424/', ' ECMA-424'],
  ['EEA EthTrust Security Levels', 'entethalliance.org/specs/ethtrust-sl/'],
  ['EN 301 549', 'www.etsi.org/deliver/etsi_en/301500_301599/301549/'],
  ['FIDO2', 'fidoalliance.org/specifications/'],
  ['Core Web Vitals', 'web.dev/articles/vitals'],
  ['GS1 EPCIS', 'www.gs1.org/standards/epcis', ' 2.0'],
  ['DICOM', 'www.dicomstandard.org/current'],
  ['HL7 FHIR', 'hl7.org/fhir/R4/', ' R4'],
  ['SMART App Launch', 'hl7.org/fhir/smart-app-launch/'],
  ['IEEE 802.1X', '1.ieee802.org/security/802-1x/'],
  ['IAS 38', 'www.ifrs.org/issued-standards/list-of-standards/ias-38-intangible-assets/'],
  ['IAS 2', 'www.ifrs.org/issued-standards/list-of-standards/ias-2-inventories/'],
  ['US GAAP', 'asc.fasb.org/'],
  ['IEC 62443', 'www.isa.org/standards-and-publications/isa-standards/isa-iec-62443-series-of-standards'],
  ['OCSF', 'schema.ocsf.io/'],
  ['Open FAIR', 'www.opengroup.org/open-fair'],
  ['OpenAPI Specification', 'spec.openapis.org/oas/v3.1.1.html', ' 3.1'],
  ['Swift Customer Security Controls Framework', 'www.swift.com/myswift/customer-security-programme-csp'],
  ['PEGI', 'pegi.info/'],
  ['USK', 'usk.de/'],
  ['ESRB', 'www.esrb.org/'],
  ['BIP-32', 'github.com/bitcoin/bips/blob/master/bip-0032.mediawiki'],
  ['BIP-39', 'github.com/bitcoin/bips/blob/master/bip-0039.mediawiki'],
  ['SLIP-39', 'github.com/satoshilabs/slips/blob/master/slip-0039.md'],
];

/** Standards and public catalogues that pages cite. */
export const standards = rows.map(source);
