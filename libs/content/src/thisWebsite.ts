import { company } from './company';
import type { RealCase } from './types';

/**
 * The true case study. Text in braces names a measure of docs/performance.md; the prerender replaces it with the value, or the value and target
 * (apps/site/src/document/fillMeasurements.ts), so that no figure is written twice.
 */
export const thisWebsite = {
  id: 'this-website',
  title: 'This website, with the commands that check it',
  category: 'software',
  client: `No example: ${company.name} itself`,
  asked:
    'A public site for a wide range of services, with forms and a chat, that works without JavaScript, sets no cookies, loads nothing from third parties and can move to another host.',
  built: [
    'All pages are rendered ahead of time. A visitor reads and follows links before any script has arrived, and the application starts when the browser is idle.',
    'Components, effects, the keyword matcher of the chat and the texts are packages under the MIT licence, with a Storybook, types and reports of their public interface.',
    'Each document has its own content security policy, under which inline code runs only by its hash. Headers, redirects and caching have one definition for every kind of host.',
    'An inbox of our own can receive the forms. Where it runs, it stores no network address and deletes each inquiry on its day; elsewhere the forms use e-mail or a delivery service.',
  ],
  measured: [
    {
      title: 'Lighthouse, mobile',
      description: `On the worst page of every kind, of 100: performance {performance score}, accessibility {accessibility score}, best practices {best practices score}, search {SEO score}. The page for unknown addresses is exempt from the last two.`,
    },
    {
      title: 'Largest paint',
      description: `At most {largest contentful paint, × floor} times that of a small document without any script, measured in the same series on simulated slow 4G.`,
    },
    {
      title: 'Page size',
      description: `At most {whole page, kB} kB for a whole page with its fonts.`,
    },
    {
      title: 'Layout shift',
      description: `{cumulative layout shift, worst run} in the worst run.`,
    },
    {
      title: 'First paint: target missed',
      description: `{first contentful paint, × floor with target} times that of the small document. This and the next two are of the worst page, with the target in brackets.`,
    },
    {
      title: 'Blocking time: target missed',
      description: `{total blocking time beyond the floor, ms with target} ms more than the small document by medians, {the same of the worst run, ms with target} ms by worst runs. The longest task takes {longest task, ms, unless it is not longer than the floor's with target} ms. Most of it is React and its router.`,
    },
    {
      title: 'Page parts: targets missed',
      description: `Document {document with critical CSS, kB with target} kB; script without particles {script at rest without the particles' code, kB with target} kB; requests {requests with target}; elements {elements with target}.`,
    },
    {
      title: 'Response: targets missed',
      description: `Median as a multiple of the limit: page change {page change after hydration}, before hydration {page change before hydration}; menu and theme {menu and theme}; chat and disclosures {chat, its keys and a disclosure}.`,
    },
    {
      title: 'To repeat it',
      description: `The source, under the MIT licence, comes on request: write to ${company.email}. Lighthouse in your own browser needs none of it.`,
    },
  ],
  commands: [
    { title: 'npm start', description: 'builds the site and serves it with its inbox' },
    {
      title: 'npm test',
      description:
        'types, lint, units, every page with axe in both themes, page size, policy, use without script',
    },
    { title: 'npm run bench', description: 'repeats the measurements of pages on your machine' },
    {
      title: 'npm run bench -- interactions',
      description:
        'repeats those of menu, theme and chat; with changes in place of interactions, those of page changes',
    },
    {
      title: 'npm run check:site -- <URL>',
      description: 'checks headers, redirects and caching of any running copy',
    },
    { title: 'npm run storybook', description: 'shows every component with its states' },
  ],
  wrong: [
    'The first version started the application at once, which delayed the largest paint on a slow phone.',
    'The font was optional at first. Safari then showed the whole first page in its fallback; now the font replaces it on arrival, without moving a line.',
    'The directory cannot be searched without JavaScript, though all of it can be read.',
    'Some documents with figures are larger than what a connection sends at once and need one more round trip. That is still so.',
    'Accessibility has been assessed by automated checks and by ourselves. Neither real screen readers nor people with disabilities have tested the site yet.',
  ],
  services: ['/services/web-development', '/services/application-security'],
} satisfies RealCase;
