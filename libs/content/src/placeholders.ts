/**
 * Facts that only the owner of the site can supply, shown in square brackets until then. Pages that show one explain the
 * brackets by `placeholderNote`, once.
 */
export const placeholders = {
  /** Person behind each role, with a deputy. */
  name: '[name]',
  /** Who write the articles of a practice, and who check them. */
  author: '[author]',
  checker: '[second reader]',
  /** State whose law governs, where the company is registered. */
  state: '[state of incorporation]',
  register: '[register and number, LEI]',
  /** Representatives under Article 27 of the GDPR and of the UK GDPR. */
  representatives: '[names and addresses in the Union and the United Kingdom]',
  /** Agent designated to the United States Copyright Office (17 U.S.C. 512(c)(2)). */
  copyrightAgent: '[name, address and registration]',
  /** Providers that process personal data for the company (Article 28 of the GDPR). */
  processors: '[names, with the dates of their data-processing agreements]',
  /** Time after acceptance in which defects are repaired free of charge. */
  repairPeriod: '[period]',
  /** Standard contractual clauses for transfers to providers outside the Union (Article 46 of the GDPR). */
  transferClauses: '[clauses agreed with each provider, and their date]',
  callRecording: '[whether, and for how long]',
  /** Time after the end of a security case in which its notes are kept. */
  casePeriod: '[period]',
  /** Times that a retainer promises: until a responder works on the case, and until one is on site. */
  responseTime: '[hours]',
  travelTime: '[days]',
  insurer: '[insurer, sum and period]',
  /** Number of people who work for the company. */
  headcount: '[number]',
  /** Places from which staff work, the night shift included. */
  offices: '[places and time zones]',
  /** Regions in which the company itself stores clients' data. */
  regions: '[regions]',
  /** What the company holds itself: certificates, and reports such as SOC 2. */
  certificates: '[names, scopes and periods, or none]',
  /** Last test of the company's own security by others. */
  ownTest: '[tester and date]',
  /** Where the SOC works when its place or its telephone fails. */
  secondPlace: '[second place]',
  lastExercise: '[date]',
  references: '[names, or none yet]',
  subcontractors: '[names and countries, or none]',
} as const;

/** Explains the brackets, once on each page that has some. */
export const placeholderNote = 'Square brackets mark what the owner fills in.';

/** Shown where contact data stands, which uses reserved names and numbers until the owner enters real ones (company.ts). */
export const contactNote = 'Numbers, addresses and domain are examples until replaced.';

/** Once on a page that tells visitors to call the SOC, after the instructions, until its number is the real one (company.ts). */
export const numberNote = 'Example number until replaced.';

/** Shown next to the figures about the company (docs/requirements.md, section 10.2). */
export const figuresNote = 'Example figures until measured ones replace them.';
/** The same where the figure 24/7, which is no placeholder, stands among them. */
export const figuresWithWatchNote = 'Example figures, except 24/7, until measured ones replace them.';
