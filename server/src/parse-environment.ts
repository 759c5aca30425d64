import { Default, Errors } from 'typebox/value';
import { Environment, variables } from './environment.ts';
import { refuseMoved } from './moved-settings.ts';
import { StartError } from './errors.ts';

/** An empty variable counts as absent. The first invalid one is named in the error. */
export function parseEnvironment(given: NodeJS.ProcessEnv): Environment {
  refuseMoved(given);
  const set = Object.keys(variables).filter((name) => given[name]?.trim());
  const read = Object.fromEntries(set.map((name) => [name, readValue(name, given[name] ?? '')]));
  const value: unknown = Default(Environment, read);
  const [error] = Errors(Environment, value);
  if (error) {
    const name = error.instancePath.slice(1);
    const { description = '', enum: words } = variables[name] ?? {};
    // The description says in words what the pattern requires.
    const fault = words
      ? `is none of ${words.join(', ')}`
      : error.keyword === 'pattern'
        ? 'has another format'
        : error.message;
    throw new StartError(`${name} is not usable: it ${fault}. Expected: ${description}.`);
  }
  return value as Environment;
}

function readValue(name: string, text: string) {
  // A password is not trimmed.
  if (name === 'ADMIN_PASSWORD') return text;
  const { type } = variables[name] ?? {};
  const counts = type === 'integer' || type === 'number';
  return counts && /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text.trim();
}
