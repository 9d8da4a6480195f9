/**
 * Splits the single name field of the form into the two fields of the account.
 * Spec: wire-format §3.4: split at the first space.
 */
export function nameParts(name: string): { f_name: string; l_name: string } {
  const [f_name = '', ...rest] = name.trim().split(/\s+/);
  return { f_name, l_name: rest.join(' ') };
}

export function wholeName({ f_name, l_name }: { f_name: string; l_name: string }): string {
  return `${f_name} ${l_name}`.trim();
}
