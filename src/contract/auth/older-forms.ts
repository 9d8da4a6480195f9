import { record } from '../core/wire-values';

/** Fields that clients of 2.x send under other names than newer clients. Both are accepted (wire-format §3). */

/** The full name in two fields. */
export function withWholeName(sent: unknown): unknown {
  const { f_name, l_name, ...rest } = record(sent);
  const name = [f_name, l_name].filter((part) => typeof part === 'string').join(' ');
  return rest.name || !name.trim() ? sent : { ...rest, name };
}

/** A phone number or an email, without the field that says which one it is. */
export function withContactKind(field: 'verification_type' | 'verification_method') {
  return (sent: unknown): unknown => {
    const { phone, email, ...rest } = record(sent);
    if (rest[field] || (!phone && !email)) return sent;
    return { ...record(sent), [field]: phone ? 'phone' : 'email' };
  };
}
