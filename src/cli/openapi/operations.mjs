import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { unionSchema, commentOf, typeSchemas } from './type-schema.mjs';

/**
 * Describes each call that a file of `server/routes` registers, by method and path: its name and comment in the
 * contract, and the schema of its handler's return type, which the compiler infers. See docs/decisions/025-openapi.md.
 */
export async function describeOperations(root) {
  const folder = join(root, 'src/server/routes');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(folder, file));
  const program = openProgram(root, files);
  const checker = program.getTypeChecker();
  const { schemaOf, components } = typeSchemas(checker, namedTypes(root, program));
  const operations = {};
  for (const call of files.flatMap((file) => callsIn(program.getSourceFile(file)))) {
    const { name, file, comment } = findEndpoint(checker, call.arguments[0]);
    const { method, path } = await valueOf(file, name);
    operations[`${method} ${path}`] = {
      operationId: operationId(name),
      // `category-lists.ts` holds calls of the group of `category.ts`.
      tag: basename(file, '.ts').replace(/-(lists|writes)$/, ''),
      ...(comment && { comment }),
      answer: unionSchema(answersOf(checker, call.arguments[2]).map(schemaOf)),
    };
  }
  return { operations: sorted(operations), components: sorted(components) };
}

/**
 * The types of all return values of a handler. Return statements of an inline handler are examined one by one, because
 * the compiler removes union members that are subtypes of others.
 */
function answersOf(checker, handler) {
  if (!ts.isArrowFunction(handler)) {
    const [signature] = checker.getTypeAtLocation(handler).getCallSignatures();
    return [checker.getAwaitedType(signature.getReturnType())];
  }
  const returned = ts.isBlock(handler.body) ? returnsIn(handler.body) : [handler.body];
  return [
    ...new Set(returned.flatMap(branchesOf).map((branch) => checker.getAwaitedType(checker.getTypeAtLocation(branch)))),
  ];
}

function returnsIn(node) {
  if (ts.isFunctionLike(node)) return [];
  if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : [];
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...returnsIn(child)));
  return found;
}

function branchesOf(node) {
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(branchesOf) : [node];
}

function openProgram(root, files) {
  const file = join(root, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, root);
  return ts.createProgram(files, { ...options, incremental: false, noEmit: true });
}

/** Calls of `on(endpoint, input, handler, …)` and its variant for customers. */
function callsIn(source) {
  const found = [];
  const visit = (node) => {
    const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.arguments.length > 2;
    if (isCall && /^on[A-Z]?/.test(node.expression.text)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The endpoint's name in its contract file; its key if it is in a record. */
function findEndpoint(checker, node) {
  if (ts.isElementAccessExpression(node)) {
    const { name, file, comment } = findEndpoint(checker, node.expression);
    return { name: [...name, node.argumentExpression.text], file, comment };
  }
  const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node);
  const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const file = declared.valueDeclaration.getSourceFile().fileName;
  return { name: [declared.name], file, comment: commentOf(checker, declared) };
}

async function valueOf(file, name) {
  return name.reduce((value, key) => value[key], await import(file));
}

/** `listStores`; in a record, `terms-and-conditions` → `getTermsAndConditions`. */
function operationId(name) {
  const [first, key] = name;
  return key ? `get${key.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}` : first;
}

/** The return type of `serializeStore` is named `Store`. */
function namedTypes(root, program) {
  const checker = program.getTypeChecker();
  const names = new Map();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'src/server/')));
  for (const source of sources.sort((one, other) => (one.fileName < other.fileName ? -1 : 1))) {
    ts.forEachChild(source, (node) => {
      if (!ts.isFunctionDeclaration(node) || !node.name?.text.startsWith('serialize')) return;
      const [signature] = checker.getTypeAtLocation(node).getCallSignatures();
      const type = checker.getNonNullableType(checker.getAwaitedType(signature.getReturnType()));
      if (!isObject(type) || checker.isArrayType(type) || names.has(type)) return;
      names.set(type, nameOf(node.name.text, [...names.values()], relative(root, source.fileName)));
    });
  }
  return names;
}

/** Also a union of objects. */
function isObject(type) {
  return type.isUnion()
    ? type.types.every(isObject)
    : Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
}

function nameOf(text, taken, file) {
  const name = text.replace(/^serialize/, '');
  if (taken.includes(name)) throw new Error(`${text} of ${file} is the second of its name`);
  return name;
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
