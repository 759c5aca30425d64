import { messages as m } from '#texts/photo-review.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import classes from './decision-panel.module.css';
import { RejectReasons, type ReasonsProps } from './reject-reasons.tsx';

interface Props extends ReasonsProps {
  opened: boolean;
  onClose: () => void;
}

/** The reasons within reach of the thumb. */
export const RejectSheet = ({ opened, onClose, onReject }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={m.reject} closeLabel={m.close}>
    <div className={`grid grid-cols-2 gap-2 ${classes.sheet}`}>
      <RejectReasons
        onReject={(event, reason) => {
          onClose();
          onReject(event, reason);
        }}
      />
    </div>
  </Dialog>
);
