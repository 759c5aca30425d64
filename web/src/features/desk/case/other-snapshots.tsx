import { messages } from '#texts/desk.ts';
import { Evidence } from '../../../widgets/evidence/evidence.tsx';
import type { evidenceOf } from './evidence-of.ts';

export function OtherSnapshots({ all }: { all: ReturnType<typeof evidenceOf>['others'] }) {
  const { case: m } = messages;
  return (
    <details className="mt-3">
      <summary className="disclosure cursor-pointer justify-self-start py-1 text-sm font-semibold text-muted">
        {m.snapshots({ number: all.length })}
      </summary>
      {all.map((evidence) => (
        <Evidence key={evidence.takenAt} evidence={evidence} />
      ))}
    </details>
  );
}
