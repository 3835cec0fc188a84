import { customProperty } from '../libs/ui/src/theme/customProperties.ts';
import { tokenValues } from '../libs/ui/src/theme/values.ts';

/** Custom properties of the tokens that are the same in both themes, with their values. */
export const constantProperties: ReadonlyMap<string, string> = new Map(
  Object.entries(tokenValues).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [customProperty(group, name), String(value)] as const),
  ),
);
