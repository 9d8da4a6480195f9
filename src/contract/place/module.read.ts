import { plainText } from '@/domain/text/plain-text';
import { moduleTypes, type Module } from '../catalogue/module';
import { readModule } from '../catalogue/module.read';
import { flag, list, record, text } from '../core/wire-values';

export function readModules(answer: unknown): Module[] {
  return list(answer).filter(isOffered).map(readSentModule);
}

/** Its description may be HTML (wire-format §2.1). It is in a file of its own, which the first script leaves out. */
export function readSentModule(value: unknown): Module {
  const { short_description, description } = record(value);
  const plain = plainText(text(short_description)) || plainText(text(description));
  return Object.assign(readModule(value), { description: plain });
}

/** Newer back ends have modules that this storefront does not support; some send those that are switched off, too. */
function isOffered(value: unknown): boolean {
  const { module_type, status } = record(value);
  return flag(status ?? true) && moduleTypes.some((moduleType) => moduleType === text(module_type));
}
