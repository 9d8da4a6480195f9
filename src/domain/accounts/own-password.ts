/**
 * Rejects passwords that are the first guess of anyone who knows the owner.
 * Spec: beyond the specification, which asks for six characters only (accounts §5).
 */
export type PasswordOwner = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/** Whether the password is the owner's name, email or phone, ignoring spacing and case. */
export function isOwnPassword(password: string, { name, email, phone }: PasswordOwner): boolean {
  const given = plain(password);
  const words = name?.split(/\s+/) ?? [];
  const texts = [name, words.toReversed().join(' '), ...words, email, email?.split('@')[0]].map((text) =>
    plain(text ?? ''),
  );
  if (texts.some((text) => text !== '' && text === given)) return true;
  const digits = password.replace(/\D/g, '');
  const isNumber = /^[+\d\s()-]+$/.test(password) && digits.length >= 6;
  return isNumber && Boolean(phone?.endsWith(digits));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
