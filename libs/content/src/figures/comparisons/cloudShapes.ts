import type { FigureOf } from '../types';

/** One cloud, hybrid, several clouds, own data centre. */
export const cloudShapes: FigureOf<'comparison'> = {
  kind: 'comparison',
  id: 'cloud-shapes',
  place: 'introduction',
  heading: 'One cloud, hybrid, several, or your own hall',
  lead: 'The first column suits most companies. The others need a reason that can be written in one sentence.',
  options: ['One public cloud', 'Hybrid', 'Several clouds', 'Own data centre'],
  rows: [
    {
      criterion: 'Choose it when',
      cells: [
        'Nothing below forces another shape',
        'Machines, latency or licences tie systems to a site',
        'A law, a customer or one unique service forces a second',
        'Load is steady, and staff and space exist',
      ],
    },
    {
      criterion: 'Skills to keep',
      cells: [
        'One provider, in depth',
        'One provider, and the site',
        'Each provider in use',
        'Hardware, network and platform',
      ],
    },
    {
      criterion: 'If a region fails',
      cells: [
        'A second region takes over, if prepared',
        'The link decides what still works',
        'Only what was built twice survives',
        'A second hall, which is yours to build',
      ],
    },
    {
      criterion: 'Leaving takes',
      cells: [
        'Data transfer and rebuilt platform services',
        'Room on the site, or a new provider',
        'Least for portable workloads',
        'Migration, and hardware written off',
      ],
    },
    {
      criterion: 'Security to run',
      cells: [
        'One identity and policy set',
        'Two sets, joined at the directory',
        'One set for each provider',
        'Everything, building included',
      ],
    },
    {
      criterion: 'The bill follows',
      cells: [
        'Use',
        'Use, plus site and link',
        'Use, with base services paid several times',
        'Purchase, space and staff',
      ],
    },
  ],
};
