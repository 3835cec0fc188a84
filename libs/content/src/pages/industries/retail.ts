import { figures } from '../../figures/retail';
import type { IndustryPage } from '../../types';

export const page = {
  kind: 'industry',
  path: '/industry/retail',
  parent: '/solutions',
  category: 'solutions',
  title: 'Retail',
  titleSubject: 'checkouts, stock and tills',
  description:
    'Checkout security under PCI DSS v4.0.1, accessible shops under the European Accessibility Act, stock that is really there, and stores that sell offline.',
  summary: 'Shops, tills and stock that stay correct on the busiest day, for every customer.',
  hero: {
    slogan: 'A checkout you can defend, and stock that exists',
    lead: 'For retailers with shops, sites or both: payment pages with no uninvited scripts, availability that is true, and tills that work when the line is down.',
  },
  headings: {
    risks: 'What costs a shop sales or trust',
    regulation: 'Payment, price and consumer rules',
    systems: 'From storefront to loyalty data',
    outcome: 'Ready for the freeze',
    questions: 'Short cuts that shops ask about',
    related: 'Shops, apps and stock data',
  },
  figures,
  introduction: {
    heading: 'Thin margins, many suppliers, one busy week',
    paragraphs: [
      'Retail technology is assembled more than it is built. A checkout page may load code from a tag manager, a review widget, a chat tool, an experiment tool and the payment provider, and any of them can read what the customer types. The risk accumulated, one campaign at a time.',
      'Stock figures pile up the same way. Four systems each hold a number: the shelf, the till, the warehouse and the website. The promise to a customer is made from whichever answered first. We treat availability as a reservation with an expiry.',
      'Then there is the calendar. A year of engineering is judged on a few days in November. Changes stop before that, load is tested at the expected shape of traffic, and the plan names what will be switched off first.',
    ],
  },
  regulation: [
    {
      title: 'Shop, tags and checkout',
      rules: [
        {
          name: 'PCI DSS v4.0.1, requirements 6.4.3 and 11.6.1',
          use: 'Every script on a payment page is authorised, integrity-checked and inventoried with its reason; unauthorised change to scripts or security headers, as the browser receives them, raises an alert.',
        },
        {
          name: 'European Accessibility Act (Directive (EU) 2019/882)',
          use: 'Covers e-commerce services to consumers since 28 June 2025, except those of microenterprises. We test against EN 301 549 with tools and by hand; sessions with people who use assistive technology are arranged with you.',
        },
        {
          name: 'GDPR and the ePrivacy Directive (2002/58/EC)',
          use: 'Consent before any tag that is not strictly necessary, in the shop and in its app alike.',
        },
      ],
    },
    {
      title: 'Offer, price and receipt',
      rules: [
        {
          name: 'Consumer Rights Directive (2011/83/EU), amended by Directive (EU) 2023/2673',
          use: 'Order button wording, fourteen days of withdrawal for most distance sales, and an online withdrawal function since June 2026.',
        },
        {
          name: 'Price Indication Directive (98/6/EC), Article 6a',
          use: 'An announced reduction shows the lowest price of at least the previous 30 days, so price history becomes a legal record.',
        },
        {
          name: 'General Product Safety Regulation (Regulation (EU) 2023/988)',
          use: 'Manufacturer, responsible person and warnings belong in the online offer, and recalls must reach the buyer.',
        },
        {
          name: 'National fiscal rules, such as the German KassenSichV',
          use: 'Tills secure each transaction through a certified technical device, and any outage of it has to be documented.',
        },
      ],
    },
  ],
  risks: [
    {
      title: 'Digital skimming',
      description:
        'A script supplier is compromised, and card fields are copied as they are typed. Sales continue, so it goes unnoticed.',
    },
    {
      title: 'Credential stuffing',
      description:
        'Leaked passwords open accounts with stored vouchers, points and addresses, at the pace of ordinary traffic.',
    },
    {
      title: 'Overselling at peak',
      description:
        'Two channels promise the last item, and the cancellation costs more goodwill than the sale earned.',
    },
    {
      title: 'Price and promotion faults',
      description:
        'Two stacked discounts bring the price near zero, and the offer spreads before the buying team wakes.',
    },
    {
      title: 'Returns abuse',
      description:
        'Empty boxes, swapped serial numbers and refunds to another card pass a returns desk without history.',
    },
  ],
  systems: [
    {
      title: 'Storefront and content',
      description:
        'Server-rendered pages, budgets for script and weight, and components tested by keyboard and screen reader.',
    },
    {
      title: 'Payment and checkout',
      description:
        'Redirect, hosted fields or direct integration chosen by scope and conversion; EMV 3-D Secure with reasoned exemptions.',
    },
    {
      title: 'Order and inventory management',
      description:
        'Reservations, sourcing rules and an event log from which any stock figure can be explained.',
    },
    {
      title: 'Store and point of sale',
      description:
        'Tills that trade offline and reconcile later, terminals with point-to-point encryption, and remote updates in waves.',
    },
    {
      title: 'Product and price data',
      description:
        'One source for attributes, safety data and price history, with approval before unusual changes.',
    },
    {
      title: 'Loyalty and customer data',
      description:
        'Consent kept with each attribute, deletion that reaches every copy, and guarded point balances.',
    },
  ],
  scenario: {
    heading: 'Example: nine weeks before the freeze',
    situation:
      'Picture a fashion retailer that takes cards through a provider’s embedded frame and files SAQ A. Its acquirer asks how the site is protected from script attacks. The page around the frame loads tags that three agencies have added over the years, and keyboard users cannot get past the size selector.',
    steps: [
      {
        title: 'Observe the payment page',
        description:
          'Scripts are recorded from real sessions in several countries and consent states, not only from the source code.',
        duration: '2 weeks',
      },
      {
        title: 'Remove, justify, constrain',
        description:
          'Marketing tags leave the checkout. What remains gets an owner, a written reason, an integrity check and a content security policy, first in report-only mode.',
        duration: '3 weeks',
      },
      {
        title: 'Detect tampering',
        description:
          'A monitor compares headers and scripts, as a browser receives them, with the approved list, and wakes someone.',
        duration: '2 weeks',
      },
      {
        title: 'Repair the size selector',
        description:
          'Native controls, visible focus and announced stock. The same component serves every product page, so one repair counts everywhere.',
        duration: '2 weeks, in parallel',
      },
      {
        title: 'Practise the peak',
        description:
          'Load follows the shape of last year: a slow evening, a newsletter spike, a sold-out hour. Degradation is switched on deliberately.',
        duration: '1 week, then freeze',
      },
    ],
    outcome:
      'The acquirer receives an inventory, a policy and an alert history that support the SAQ A criterion on script attacks. The agencies get a request form instead of publishing rights. The freeze begins with one week in hand.',
  },
  questions: [
    {
      question: 'Does a full redirect to the provider settle the script question?',
      answer:
        'For that SAQ A criterion, yes: it concerns pages that embed a payment form. The page that redirects can still be altered to send customers elsewhere, so we keep the monitoring.',
    },
    {
      question: 'Can accessibility be added with an overlay?',
      answer: [
        'No. A script on top leaves the underlying markup broken and adds one more script. Repairs belong in the components; our own ',
        { type: 'link', text: 'accessibility statement', href: '/accessibility' },
        ' shows how we report on ours, with what has not been done yet.',
      ],
    },
    {
      question: 'Do you replace our commerce platform?',
      answer:
        'Not in the second half of the year, and only where it blocks the rest. Checkout, search, stock accuracy and fewer tags come first.',
    },
  ],
  related: [
    {
      path: '/services/web-development',
      text: 'A faster storefront that also meets the accessibility rules.',
    },
    {
      path: '/services/application-security',
      text: 'Finds skimming scripts and checkout flaws during development.',
    },
    { path: '/mobile-web-app-development', text: 'Loyalty and store staff apps that keep working offline.' },
    { path: '/data-analytics-bi-solutions', text: 'One definition of stock, margin and return rate.' },
  ],
  action: {
    heading: 'Count the scripts on your checkout',
    text: 'A browser shows the number in a minute. Recording scripts in real sessions is the first order: a study of 2 weeks and 8 to 15 person-days, whose fixed price follows channels and countries. The rest is quoted from it.',
  },
} satisfies IndustryPage;
