import type { ComponentProps } from 'react';
import { MemberFilePage as FilePage } from '../features/member-file/member-file-page.tsx';
import { MemberActions } from '../features/staff/member-actions.tsx';

const renderActions: ComponentProps<typeof FilePage>['actions'] = (file) => (
  <MemberActions sight={file} />
);

/** Everything that staff may know of somebody, and what they can do about them. */
export function MemberFilePage() {
  return <FilePage actions={renderActions} />;
}
