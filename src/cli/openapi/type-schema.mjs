import ts from 'typescript';

/**
 * Converts a TypeScript type to the JSON Schema of its JSON form: dates are strings, undefined properties are absent.
 * `names` maps types to their name in `#/components/schemas`.
 */
export function typeSchemas(checker, names) {
  const components = {};

  function schemaOf(type) {
    const name = names.get(type);
    if (!name) return written(type);
    if (!(name in components)) {
      components[name] = {};
      components[name] = written(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function written(type) {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never | ts.TypeFlags.TypeParameter)) return {};
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return literals([type.value]);
    if (flags & ts.TypeFlags.BooleanLiteral) return literals([checker.typeToString(type) === 'true']);
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return unionOf(type.types);
    if (type.symbol?.name === 'Date') return { type: 'string', format: 'date-time' };
    if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
    if (checker.isTupleType(type)) return tupleOf(checker.getTypeArguments(type));
    return objectOf(type);
  }

  function tupleOf(elements) {
    const { length } = elements;
    const [first, ...others] = elements;
    const isAlike = others.every((other) => other === first);
    const items = isAlike ? { items: schemaOf(first) } : { prefixItems: elements.map(schemaOf), items: false };
    return { type: 'array', ...items, minItems: length, maxItems: length };
  }

  function unionOf(types) {
    const told = types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)));
    const values = told.filter((type) => type.isStringLiteral() || type.isNumberLiteral()).map(({ value }) => value);
    const isBoolean = told.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const rest = told.filter(
      (type) => !type.isStringLiteral() && !type.isNumberLiteral() && !(isBoolean && isTruth(type)),
    );
    const choices = [
      ...(values.length > 0 ? [literals(values)] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...rest.map(schemaOf),
    ];
    return unionSchema(choices);
  }

  function objectOf(type) {
    const properties = {};
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const of = checker.getTypeOfSymbol(property);
      if (of.getCallSignatures().length > 0 || of.flags & ts.TypeFlags.Undefined) continue;
      properties[property.name] = described(schemaOf(of), property);
      if (!isAbsent(property, of)) required.push(property.name);
    }
    const others = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    // An empty object type means any value except null and undefined.
    if (Object.keys(properties).length === 0 && !others && type.flags & ts.TypeFlags.Object) return {};
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(others && { additionalProperties: others.flags & ts.TypeFlags.Never ? false : schemaOf(others) }),
    };
  }

  function described(schema, symbol) {
    const description = commentOf(checker, symbol);
    return description ? { ...schema, description } : schema;
  }

  return { schemaOf, components };
}

/** The comment of a declaration on one line; empty without one. */
export function commentOf(checker, symbol) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}

function isTruth({ flags }) {
  return Boolean(flags & ts.TypeFlags.BooleanLiteral);
}

function isAbsent(property, type) {
  const mayBeUndefined = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);
  return Boolean(property.flags & ts.SymbolFlags.Optional) || mayBeUndefined;
}

function literals(values) {
  const kinds = [...new Set(values.map((value) => typeof value))];
  const type = kinds.length === 1 ? kinds[0] : kinds;
  return values.length === 1 ? { type, const: values[0] } : { type, enum: [...values].sort() };
}

/** A union of schemas; null is merged into a single simple schema. */
export function unionSchema(all) {
  const choices = all.filter(
    (choice, n) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(choice)) === n,
  );
  const others = choices.filter(({ type }) => type !== 'null');
  const isNullable = others.length < choices.length;
  const [first] = others;
  if (!first) return { type: 'null' };
  if (others.length > 1) return { anyOf: choices };
  if (!isNullable) return first;
  const isPlain = typeof first.type === 'string' && !('enum' in first) && !('const' in first);
  return isPlain ? { ...first, type: [first.type, 'null'] } : { anyOf: [first, { type: 'null' }] };
}
