import { invalid, missingParam } from './errors.ts';
import type { Form, FormValue } from './form.ts';

/** The parameters of a request. Unread ones are refused as unknown at the end. */
export class Params {
  private readonly read = new Set<string>();
  private readonly inner: Params[] = [];
  private readonly form: Form;
  private readonly path: string;

  constructor(form: Form, path = '') {
    this.form = form;
    this.path = path;
  }

  name(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }

  has(name: string): boolean {
    return this.form[name] !== undefined;
  }

  private take(name: string): FormValue | undefined {
    this.read.add(name);
    return Object.hasOwn(this.form, name) ? this.form[name] : undefined;
  }

  /** Undefined if it is missing, null if it is empty, which unsets a value at Stripe. */
  text(name: string): string | null | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string')
      throw invalid(`Invalid string: ${this.name(name)}`, this.name(name));
    if (value.length > 5000)
      throw invalid(`Invalid string: ${this.name(name)} is too long`, this.name(name));
    return value === '' ? null : value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined || value === null) throw missingParam(this.name(name));
    return value;
  }

  oneOf<T extends string>(name: string, ...allowed: T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    const found = allowed.find((one) => one === value);
    if (!found)
      throw invalid(
        `Invalid ${this.name(name)}: must be one of ${allowed.join(', ')}`,
        this.name(name),
      );
    return found;
  }

  number(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    if (!/^-?\d+(\.\d+)?$/.test(value))
      throw invalid(`Invalid number: ${value}`, this.name(name), 'parameter_invalid_number');
    return Number(value);
  }

  integer(name: string, { min = 0, max = 99_999_999_999 } = {}): number | undefined {
    const value = this.number(name);
    if (value === undefined) return undefined;
    if (!Number.isInteger(value) || value < min || value > max)
      throw invalid(
        `Invalid integer: ${value}. It must lie between ${min} and ${max}.`,
        this.name(name),
        'parameter_invalid_integer',
      );
    return value;
  }

  bool(name: string): boolean | undefined {
    const value = this.oneOf(name, 'true', 'false');
    return value === undefined ? undefined : value === 'true';
  }

  /** The parameters inside one. */
  object(name: string): Params | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string')
      throw invalid(`Invalid object: ${this.name(name)}`, this.name(name));
    const inner = new Params(
      Array.isArray(value) ? Object.fromEntries(value.entries()) : value,
      this.name(name),
    );
    this.inner.push(inner);
    return inner;
  }

  /** Undefined if it is missing, and empty if it is unset. */
  list(name: string): Params[] | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (value === '') return [];
    if (!Array.isArray(value)) throw invalid(`Invalid array: ${this.name(name)}`, this.name(name));
    const items = value.map((item, index) => {
      if (typeof item === 'string' || Array.isArray(item))
        throw invalid(`Invalid object: ${this.name(name)}`, this.name(name));
      return new Params(item, `${this.name(name)}[${index}]`);
    });
    this.inner.push(...items);
    return items;
  }

  texts(name: string): string[] | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (value === '') return [];
    if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
      throw invalid(`Invalid array: ${this.name(name)}`, this.name(name));
    return value;
  }

  /** The metadata with what is sent merged in; an empty value removes its key. */
  metadata(old: Record<string, string> | null = {}): Record<string, string> {
    const value = this.take('metadata');
    if (value === undefined) return old ?? {};
    if (value === '') return {};
    if (typeof value === 'string') throw invalid('Invalid object: metadata', this.name('metadata'));
    const sent = Object.entries<FormValue>(
      Array.isArray(value) ? Object.fromEntries(value.entries()) : value,
    );
    const merged = [...new Map<string, FormValue>([...Object.entries(old ?? {}), ...sent])];
    for (const [key, text] of merged)
      if (typeof text !== 'string' || key.length > 40 || text.length > 500)
        throw invalid(
          `Metadata values are strings of up to 500 characters: ${key}`,
          this.name(`metadata[${key}]`),
        );
    if (merged.length > 50) throw invalid('Metadata has at most 50 keys.', this.name('metadata'));
    return Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== ''));
  }

  /** Accepts and drops what has no effect here. */
  ignore(...names: string[]): void {
    for (const name of names) this.read.add(name);
  }

  refuseUnknown(): void {
    for (const name of Object.keys(this.form))
      if (!this.read.has(name))
        throw invalid(
          `Received unknown parameter: ${this.name(name)}`,
          this.name(name),
          'parameter_unknown',
        );
    for (const inner of this.inner) inner.refuseUnknown();
  }
}
