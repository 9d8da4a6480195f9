import { languageOfName } from '@/domain/text/language';

/** A name or an address, in its own direction and, for screen readers, in its own language. */
export function Name({ children: text }: { children: string }) {
  return <bdi lang={languageOfName(text)}>{text}</bdi>;
}
