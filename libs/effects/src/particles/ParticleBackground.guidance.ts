/** Has the type `Guidance` of `@keystrand/ui`, which this package does not import; .storybook/guidance checks it. */
export const guidance = {
  part: 'ParticleBackground',
  purpose: 'Drifting, linked particles behind the content of a page.',
  useFor: ['one decorative background of a page, as `background` of a `DarkSurface`'],
  notFor: [
    { situation: 'long text: put the text on a surface above it', instead: 'Surface' },
    { situation: 'a static illustration', instead: 'Strand' },
    { situation: 'information: nothing in it is announced' },
  ],
  limits: [],
  related: ['DarkSurface', 'Strand'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative element, which receives no pointer events',
    meets: [{ criterion: '2.3.3', how: 'Renders nothing under reduced motion.' }],
    supply: [
      'A control that sets `paused`, and remembering the choice (2.2.2).',
      'A higher stacking order for the content, unless `className` positions the background.',
    ],
  },
} as const;
