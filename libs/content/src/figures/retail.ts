import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'responsibility',
    id: 'responsibilities',
    place: 'risks',
    heading: 'Each script on the payment page has one decider',
    lead: 'The frame is the provider’s affair. Each script around it is loaded because someone in your company agreed.',
    caption: 'For a shop that embeds the payment form of a provider. Other integrations move the boundary.',
    vendor: 'Payment provider',
    tasks: [
      {
        task: 'Card fields in the embedded frame',
        decides: 'vendor',
        roles: { client: 'choose the integration', vendor: 'serves and secures them' },
      },
      {
        task: 'Scripts on the page around the frame',
        decides: 'client',
        roles: { client: 'authorise each, with a reason', provider: 'finds them in real sessions' },
      },
      {
        task: 'A new marketing tag',
        decides: 'client',
        roles: { client: 'answer the request form', provider: 'keeps it out of the checkout' },
      },
      {
        task: 'Content security policy',
        decides: 'client',
        roles: { client: 'approve it', provider: 'writes it, first in report-only mode' },
      },
      {
        task: 'Changed script or header',
        decides: 'provider',
        roles: { client: 'name who is woken', provider: 'compares, and raises the alert' },
      },
      {
        task: 'Self-assessment questionnaire',
        decides: 'client',
        roles: { client: 'file it with the acquirer', provider: 'supplies inventory and alert history' },
      },
      {
        task: 'What is switched off at the peak',
        decides: 'client',
        roles: { client: 'name the order', provider: 'tries it under load' },
      },
    ],
  },
];
