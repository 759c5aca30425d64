import { maxPlaceLength } from '@kindred/contract/reports/picture-request';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { usePlaceRequest } from '../../../api/desk/picture-requests.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { messages as m } from '#texts/desk-requests.ts';
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
      <TextInput
        label={m.place}
        description={m.placeAbout}
        maxLength={maxPlaceLength}
        {...form.getInputProps('place')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <Button
        className="justify-self-start"
        type="submit"
        variant="default"
        size="xs"
        loading={form.submitting}
      >
        {m.placeSend}
      </Button>
    </form>
  );
}
