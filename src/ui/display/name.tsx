import { languageOfName } from '@/domain/text/language';

/** What somebody or something is called, or an address: in its own direction, and read aloud in its own language. */
export function Name({ children: text }: { children: string }) {
  return <bdi lang={languageOfName(text)}>{text}</bdi>;
}
