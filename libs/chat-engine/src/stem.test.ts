import { expect, it } from 'vitest';
import { stem } from './stem';

it.each([
  'hack hacks hacked hacking',
  'encrypt encrypts encrypted encryption',
  'token tokens tokenise tokenize tokenised tokenisation tokenization',
  'secure secured security securely',
  'vulnerable vulnerability vulnerabilities',
  'policy policies',
  'box boxes',
  'breach breaches breached',
  'virus viruses',
  'integrate integrated integrating integration',
  'manage managed management',
  'cancelled canceled cancelling',
  'ice ices',
  'logic logical logically',
  'consult consultant consultancy',
])('is the same for %s', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1);
});

it.each(['custom customer', 'service server', 'hour our', 'wife wifi', 'price privacy'])(
  'differs for %s',
  (words) => {
    expect(new Set(words.split(' ').map(stem)).size).toBe(2);
  },
);

it.each(
  'ring string need soc data basis orchestra wallet über チャット عقود 24 a1 gas a1tokens token1s'.split(' '),
)('leaves %s as it is', (word) => {
  expect(stem(word)).toBe(word);
});
