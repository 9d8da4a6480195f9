/**
 * Addresses of private files: signed for one file and for some minutes, so that an `<img>` can show them and they are
 * useless to whoever finds them later.
 */
import { privateUntil } from '@/domain/files/private-file';
import { isSigned, signedToken, type Signed } from './signed-link';

/** The part of the address before the file's name. */
export function fileToken(file: string, now: Date): string {
  return signedToken(signed(file), privateUntil(now));
}

export function mayRead(file: string, token: string | undefined, now: Date): boolean {
  return isSigned(signed(file), token, now);
}

const signed = (file: string): Signed => ({ purpose: 'private-file', subject: [file] });
