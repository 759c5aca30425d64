import {
  type ProofKind,
  freshProofRequired,
  proofKinds,
} from '@kindred/contract/accounts/fresh-proof';
import { CallError } from '../calls/call-error.ts';

/** The server requires a fresh proof of this session. A dialog asks for it. */
export interface ProofRequest {
  readonly by: ProofKind;
  /** True if it was proven, false if the dialog was closed. */
  readonly settle: (proven: boolean) => void;
}

let pending: { request: ProofRequest; proven: Promise<boolean> } | null = null;
const listeners = new Set<() => void>();

function setPending(next: typeof pending) {
  pending = next;
  for (const listener of listeners) listener();
}

export const proofRequest = {
  get: () => pending?.request ?? null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Several parallel calls share one proof. */
export function askForProof(by: ProofKind): Promise<boolean> {
  if (pending) return pending.proven;
  const { promise: proven, resolve } = Promise.withResolvers<boolean>();
  const settle = (answer: boolean) => {
    setPending(null);
    resolve(answer);
  };
  setPending({ request: { by, settle }, proven });
  return proven;
}

/** How the server wants it proven; null for any other failure. */
export function requiredProof(error: unknown): ProofKind | null {
  if (!(error instanceof CallError) || error.code !== freshProofRequired) return null;
  const { data } = error.body as { data?: { by?: unknown } };
  return proofKinds.find((kind) => kind === data?.by) ?? null;
}
