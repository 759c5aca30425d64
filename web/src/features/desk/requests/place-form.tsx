import { maxPlaceLength } from '@kindred/contract/reports/picture-request';
import { useNavigate } from '@tanstack/react-router';
import { usePlaceRequest } from '../../../api/desk/picture-requests.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { messages as m } from '#texts/desk-requests.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

/** Says whose photo a request is about, and opens the case of that member, which has it from then on. */
export function PlaceForm({ id }: { id: string }) {
  const { mutateAsync } = usePlaceRequest(id);
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: { place: '' },
    validate: { place: (text) => required(text.trim()) },
    submit: async ({ place }) => {
      const joined = await mutateAsync(place.trim());
      await navigate({ to: '/desk', search: (before) => ({ ...before, case: joined }) });
    },
  });
  return (
    <form className="grid gap-2" {...form.formProps}>
      <TextField
        label={m.place}
        hint={m.placeAbout}
        maxLength={maxPlaceLength}
        {...form.getInputProps('place')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <Button
        className="justify-self-start"
        type="submit"
        look="plain"
        size="xs"
        busy={form.submitting}
      >
        {m.placeSend}
      </Button>
    </form>
  );
}
