import { describe, expect, it } from 'vitest';
import { formatReference } from './formatReference.ts';
import { parseReference } from './parseReference.ts';

describe('formatReference', () => {
  it('separates groups of four characters with hyphens', () => {
    expect(formatReference('7K2M9QXR4TBN0WVE')).toBe('7K2M-9QXR-4TBN-0WVE');
  });
});

describe('parseReference', () => {
  it.each(['7K2M-9QXR-4TBN-0WVE', '7K2M9QXR4TBN0WVE', '7k2m-9qxr-4tbn-0wve', ' 7k2m 9qxr 4tbn owve '])(
    'reads %j',
    (text) => {
      expect(parseReference(text)).toBe('7K2M9QXR4TBN0WVE');
    },
  );

  it('reads I and L as 1', () => {
    expect(parseReference('iLIL-0000-0000-0000')).toBe('1111000000000000');
  });

  it.each(['', '7K2M-9QXR-4TBN', '7K2M-9QXR-4TBN-0WVE-0', '7K2M-9QXR-4TBN-0WVU', "' OR 1=1 --"])(
    'refuses %j',
    (text) => {
      expect(parseReference(text)).toBeUndefined();
    },
  );
});
