import { languageOfName } from '@/domain/text/language';

/** What somebody else wrote (a name, an address, a review), in its own direction and, for screen readers, in its own language. */
export function Name({ children: text }: { children: string }) {
  return <bdi lang={languageOfName(text)}>{text}</bdi>;
}
