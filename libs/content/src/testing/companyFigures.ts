/** Value and label of each figure about the company; no other is allowed. docs/requirements.md, section 10.2. */
export const companyFigures: readonly string[] = [
  '75+ businesses transformed',
  '10 years of experience',
  '99.9% uptime',
  '500+ servers managed',
  '200% faster deployments',
  '90% collaboration boost',
  '500+ businesses supported',
  '95% customer satisfaction',
  '1M+ data points analyzed',
  '50% improved decision speed',
  '24/7 SOC monitoring',
];
