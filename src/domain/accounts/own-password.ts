/**
 * Passwords that whoever knows a person tries first.
 * Spec: beyond the specification, which asks for six characters only (accounts §5).
 */
export type PasswordOwner = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/** Whether the password is the owner's name, email or phone, however it is spaced and written. */
export function isOwnPassword(password: string, { name, email, phone }: PasswordOwner): boolean {
  const given = plain(password);
  const words = name?.split(/\s+/) ?? [];
  const texts = [name, words.toReversed().join(' '), ...words, email, email?.split('@')[0]].map((it) =>
    plain(it ?? ''),
  );
  if (texts.some((it) => it !== '' && it === given)) return true;
  const digits = password.replace(/\D/g, '');
  const isNumber = /^[+\d\s()-]+$/.test(password) && digits.length >= 6;
  return isNumber && Boolean(phone?.endsWith(digits));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
