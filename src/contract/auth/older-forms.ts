import { record } from '../core/wire-values';

/** What forms of clients of 2.x say in other fields than newer ones: both are read (wire-format §3). */

/** The name in two fields. */
export function withWholeName(sent: unknown): unknown {
  const { f_name, l_name, ...rest } = record(sent);
  const name = [f_name, l_name].filter((it) => typeof it === 'string').join(' ');
  return rest.name || !name.trim() ? sent : { ...rest, name };
}

/** A phone or an email alone, without the field that says which of them it is. */
export function withContactKind(field: 'verification_type' | 'verification_method') {
  return (sent: unknown): unknown => {
    const { phone, email, ...rest } = record(sent);
    if (rest[field] || (!phone && !email)) return sent;
    return { ...record(sent), [field]: phone ? 'phone' : 'email' };
  };
}
