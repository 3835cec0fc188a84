import type { Page } from '../types';

const paths = (list: string) => list.split(/\s+/) as Page['path'][];

/** The paths of docs/requirements.md, section 3.1, by group. */
export const requiredPaths = {
  general: paths(`/ /services /services-page /main-services /about /contact /contact-popup /blog /case-studies
    /inquire-now /request-consultation`),
  cybersecurity: paths('/cyber-security /cyber-security-information /security-assessment'),
  services: paths(`/services/consultation /services/web-development /services/vulnerability-assessments
    /services/penetration-testing /services/security-audits /services/security-awareness-training
    /services/incident-response /services/managed-security-services /services/siem /services/application-security
    /services/cybersecurity-consulting /services/data-encryption /services/forensic-investigations
    /services/threat-intelligence /services/firewall-and-network-security /services/identity-management
    /services/endpoint-security /services/compliance-and-risk-management /services/cloud-security-services
    /services/cyber-risk-assessment`),
  legal: paths('/terms-of-use /privacy-policy /accessibility /piracy-prevention'),
  blockchain:
    paths(`/blockchain-development /dapp-development /tokenization-services /private-blockchain-solutions
    /blockchain-consulting-integration /smart-contract-development`),
  web3: paths(`/web3-solutions /web3-solutions/dao /web3-solutions/wallet /web3-solutions/marketplace
    /web3-solutions/identity /web3-solutions/defi`),
  software:
    paths(`/software-development /custom-software-development /saas-development /mobile-web-app-development
    /cloud-solutions-integration /api-development-integration`),
  solutions: paths(`/solutions /industry/finance /industry/healthcare /industry/supply-chain /industry/retail
    /industry/gaming`),
  consulting: paths(`/it-consulting /digital-transformation-strategy /it-infrastructure-management
    /devops-agile-consulting /managed-it-services /data-analytics-bi-solutions`),
};
