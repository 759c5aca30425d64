import { listOf } from '../../lib/say.ts';
import { IconUserEdit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useOwnProfile } from '../../api/accounts/own-profile.ts';
import { isDone, requiredParts } from '../../lib/facts/completeness.ts';
import { messages as m } from '#texts/complete-first.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';

/** Says what the profile lacks before there is anyone to see, and leads to where it is added. */
export function CompleteFirst() {
  const own = useOwnProfile();
  if (!own.data) return <QueryState query={own} words={m} />;
  const { user } = own.data;
  const missing = requiredParts.filter((part) => !isDone[part](user));
  const parts = listOf(missing.map((part) => m.parts[part]));
  const about = missing.length > 0 ? `${m.missing({ parts })} ${m.about}` : m.about;
  return (
    <EmptyState icon={IconUserEdit} title={m.title} about={about}>
      <Button size="md" render={(props) => <Link to="/welcome" {...props} />}>
        {m.action}
      </Button>
    </EmptyState>
  );
}
