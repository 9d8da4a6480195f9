import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashedPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let nobody: Promise<string> | undefined;

/** Takes as long for an account that has no password, or for nobody at all, as for any other (AUTH-21). */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  nobody ??= hashedPassword('nobody has this password');
  const isSame = await verify(stored ?? (await nobody), password);
  return isSame && stored != null;
}
