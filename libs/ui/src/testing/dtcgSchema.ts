// JSON Schema of the Design Tokens Community Group's modules Format, Color and Resolver 2025.10, written from
// https://www.designtokens.org/TR/2025.10/format/, …/color/ and …/resolver/ for the types that the export uses. References
// (`{group.token}`, `$ref`, `$extends`) are left out: the export has none inside its token files. The community group publishes its own
// schemas at https://www.designtokens.org/schemas/2025.10/, but not on npm.

const description = { type: 'string' };
const extensions = { type: 'object' };

const object = (properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const measure = (units: readonly string[]) => object({ value: { type: 'number' }, unit: { enum: units } });

const unit = { type: 'number', minimum: 0, maximum: 1 };
const triple = (items: readonly object[]) => ({ type: 'array', items, minItems: 3, additionalItems: false });
const colorIn = (space: string, components: object) =>
  object({ colorSpace: { const: space }, components, alpha: unit }, ['alpha']);

const dimension = measure(['px', 'rem']);
const color = {
  oneOf: [
    colorIn('srgb', triple([unit, unit, unit])),
    colorIn(
      'oklch',
      triple([unit, { type: 'number', minimum: 0 }, { type: 'number', minimum: 0, exclusiveMaximum: 360 }]),
    ),
  ],
};
const shadow = object({ color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension });

const values: Readonly<Record<string, object>> = {
  color,
  dimension,
  duration: measure(['ms', 's']),
  number: { type: 'number' },
  fontWeight: { type: 'number', minimum: 1, maximum: 1000 },
  fontFamily: { type: 'array', items: { type: 'string' }, minItems: 1 },
  cubicBezier: {
    type: 'array',
    items: [unit, { type: 'number' }, unit, { type: 'number' }],
    minItems: 4,
    additionalItems: false,
  },
  shadow: { type: 'array', items: shadow, minItems: 1 },
};

const tokenOf = ($value: object) => ({
  type: 'object',
  properties: {
    $value,
    $type: { enum: Object.keys(values) },
    $description: description,
    $extensions: extensions,
  },
  required: ['$value'],
  additionalProperties: false,
});

/** A token with its own type, whatever the type of its group. */
const typedToken = {
  oneOf: Object.entries(values).map(([type, value]) => ({
    ...tokenOf(value),
    properties: { ...tokenOf(value).properties, $type: { const: type } },
    required: ['$type', '$value'],
  })),
};

/** Names begin with no `$` and contain no `.`, `{` or `}`. */
const names = '^[^${}.][^{}.]*$';

const groupOf = (type: string, value: object) => ({
  type: 'object',
  properties: { $type: { const: type }, $description: description, $extensions: extensions },
  patternProperties: {
    [names]: { if: { required: ['$type'] }, then: typedToken, else: tokenOf(value) },
  },
  required: ['$type'],
  additionalProperties: false,
});

/** Schema of a file of the Format module whose groups have one type each. */
export const formatSchema = {
  type: 'object',
  properties: { $schema: { type: 'string' }, $description: description, $extensions: extensions },
  patternProperties: {
    [names]: { oneOf: Object.entries(values).map(([type, value]) => groupOf(type, value)) },
  },
  additionalProperties: false,
};

const sources = { type: 'array', items: object({ $ref: { type: 'string' } }) };

/** Schema of a document of the Resolver module whose sources are files. */
export const resolverSchema = object(
  {
    $schema: { type: 'string' },
    name: { type: 'string' },
    version: { const: '2025.10' },
    description,
    sets: {
      type: 'object',
      additionalProperties: object({ description, sources, $extensions: extensions }, [
        'description',
        '$extensions',
      ]),
    },
    modifiers: {
      type: 'object',
      additionalProperties: object(
        {
          description,
          contexts: { type: 'object', minProperties: 2, additionalProperties: sources },
          default: { type: 'string' },
          $extensions: extensions,
        },
        ['description', 'default', '$extensions'],
      ),
    },
    resolutionOrder: {
      type: 'array',
      minItems: 1,
      items: object({ $ref: { type: 'string', pattern: '^#/(sets|modifiers)/' } }),
    },
  },
  ['$schema', 'name', 'description', 'sets', 'modifiers'],
);
