import { Link } from '@tanstack/react-router';
import { CallError } from '../../../lib/calls/call-error.ts';
import { messages } from '#texts/accounts.ts';

/** Banned members whose sign-in was refused get the link to the decision. */
export function BanStatement({ error }: { error: unknown }) {
  const body =
    error instanceof CallError ? (error.body as { data?: { statement?: string } }) : null;
  const token = body?.data?.statement;
  if (!token) return null;
  return (
    <p className="text-pretty text-muted">
      <Link to="/statement" hash={`token=${encodeURIComponent(token)}`}>
        {messages.signIn.statement}
      </Link>
    </p>
  );
}
