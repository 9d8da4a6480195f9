import { record, text } from '@/contract/core/wire-values';
import { readValue, saveValue } from './session';
import { parseJson } from './storage/browser-storage';

/**
 * What Remember me stores in `userDatafor`: the identifier in plain text, the password encrypted with a non-extractable
 * key in IndexedDB. Without Web Crypto only the identifier is stored.
 * Spec: accounts §5; AUTH-16.
 */
export type RememberedLogin = { email_or_phone: string; password: string };

export async function rememberLogin({ email_or_phone, password }: RememberedLogin): Promise<void> {
  const sealed = await seal(password);
  saveValue('userDatafor', JSON.stringify({ email_or_phone, ...sealed }));
}

/** The password is empty if it was not stored or cannot be decrypted. */
export async function recallLogin(): Promise<RememberedLogin | null> {
  const stored = read();
  return stored && { email_or_phone: stored.email_or_phone, password: await open(stored) };
}

export function forgetLogin(): void {
  saveValue('userDatafor', null);
}

/** A logout keeps only the identifier. */
export function forgetPassword(): void {
  const stored = read();
  if (stored) saveValue('userDatafor', JSON.stringify({ email_or_phone: stored.email_or_phone }));
}

type Sealed = { sealed: string; iv: string };

function read(): (Sealed & { email_or_phone: string }) | null {
  const raw = record(parseJson(readValue('userDatafor')));
  const email_or_phone = text(raw.email_or_phone);
  return email_or_phone ? { email_or_phone, sealed: text(raw.sealed), iv: text(raw.iv) } : null;
}

async function seal(password: string): Promise<Sealed | null> {
  const key = await loadSealingKey().catch(() => null);
  if (!key) return null;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password));
  return { sealed: toText(new Uint8Array(sealed)), iv: toText(iv) };
}

async function open({ sealed, iv }: Sealed): Promise<string> {
  if (!sealed) return '';
  try {
    const key = await loadSealingKey();
    if (!key) return '';
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed));
    return new TextDecoder().decode(opened);
  } catch {
    // The key was deleted together with the site's data.
    return '';
  }
}

const KEY = 'remembered-login';
const STORE = 'keys';

/** The key of this browser, created on first use; null without Web Crypto or IndexedDB, for example on plain http. */
async function loadSealingKey(): Promise<CryptoKey | null> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return null;
  const database = await openDatabase(indexedDB.open('medina', 1), (upgraded) => upgraded.createObjectStore(STORE));
  try {
    const known: unknown = await done(database.transaction(STORE).objectStore(STORE).get(KEY));
    if (known instanceof CryptoKey) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put(made, KEY));
    return made;
  } finally {
    database.close();
  }
}

function openDatabase(request: IDBOpenDBRequest, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  request.onupgradeneeded = () => upgrade(request.result);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (coded: string) => Uint8Array.from(atob(coded), (character) => character.charCodeAt(0));
