import type { Guidance } from '../guidance/Guidance';
import type { LinkProvider } from './LinkProvider';

export const guidance: Guidance<Parameters<typeof LinkProvider>[0]> = {
  part: 'LinkProvider',
  purpose: 'Gives all parts the link component of the application, so that they use its router.',
  useFor: ['the root of an application with a client-side router'],
  notFor: [{ situation: 'sites without a client-side router: links are plain anchors without it' }],
  limits: [],
  related: ['RouterLink', 'Link'],
  keyboard: [],
  accessibility: {
    name: 'None: it renders no element.',
    role: 'none',
    meets: [],
    supply: ['A component that renders an `a` element and passes on all attributes and the ref.'],
  },
  documentedWith: 'GlowButton',
};
