import { type WebhookEvent, webhookEvents } from '@kindred/contract/integrations/events';
import { type Webhook, webhookUrlLength } from '@kindred/contract/integrations/webhooks';
import { useState } from 'react';
import { useChangeWebhook, useCreateWebhook } from '../../../api/integrations.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { ShownOnce } from '../shown-once.tsx';

interface Props {
  opened: boolean;
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
}

export function WebhookDialog({ opened, webhook, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      // A click beside it must not lose the secret that is shown only here.
      onClose={secret ? () => undefined : close}
      title={secret ? m.newSecret : webhook ? m.editWebhook : m.addWebhook}
      closeLabel={m.cancel}
    >
      {secret ? (
        <ShownOnce secret={secret} about={m.secretOnce} onDone={close} />
      ) : (
        <WebhookForm webhook={webhook} onClose={close} onMade={setSecret} />
      )}
    </Dialog>
  );
}

interface FormProps {
  webhook: Webhook | null;
  onClose: () => void;
  onMade: (secret: string) => void;
}

function WebhookForm({ webhook, onClose, onMade }: FormProps) {
  const creating = useCreateWebhook();
  const changing = useChangeWebhook();
  const form = useApiForm({
    initialValues: {
      url: webhook?.url ?? '',
      events: webhook?.events ?? ([] as WebhookEvent[]),
      withNames: webhook?.withNames ?? false,
      on: webhook ? webhook.offAt === null : true,
    },
    submit: async ({ url, events, withNames, on }) => {
      const given = { url: url.trim(), events, withNames };
      if (!webhook) return onMade((await creating.mutateAsync(given)).secret);
      const { _id: id, version } = webhook;
      await changing.mutateAsync({ id, version, on, ...given });
      return onClose();
    },
  });
  const { url, events, withNames, on } = form.values;
  return (
    <form className="grid gap-4" {...form.formProps}>
      <TextField
        data-autofocus
        type="url"
        name="url"
        autoComplete="off"
        dir="ltr"
        maxLength={webhookUrlLength}
        required
        label={m.address}
        hint={m.addressAbout}
        {...form.getInputProps('url')}
      />
      <fieldset className="m-0 grid gap-2 border-0 p-0">
        <legend className="font-semibold">{m.eventsLabel}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex cursor-pointer items-start gap-4 ps-1">
            <input
              className="checkbox flex-none cursor-pointer"
              type="checkbox"
              checked={events.includes(event)}
              onChange={({ currentTarget: { checked } }) =>
                form.setFieldValue(
                  'events',
                  webhookEvents.filter((each) =>
                    each === event ? checked : events.includes(each),
                  ),
                )
              }
            />
            <span>{m.events[event]}</span>
          </label>
        ))}
      </fieldset>
      <CheckField
        label={m.withNames}
        description={m.withNamesAbout}
        checked={withNames}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('withNames', checked)}
      />
      {webhook && (
        <CheckField
          label={m.isOn}
          description={m.isOnAbout}
          checked={on}
          onChange={({ currentTarget: { checked } }) => form.setFieldValue('on', checked)}
        />
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          type="submit"
          look="ink"
          busy={form.submitting}
          disabled={!url.trim() || events.length === 0}
        >
          {webhook ? m.save : m.addWebhook}
        </Button>
      </DialogFooter>
    </form>
  );
}
