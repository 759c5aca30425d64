import { readCase } from '@kindred/contract/desk';
import { addNote } from '@kindred/contract/user-admin/notes';
import { call } from '../../lib/calls/call.ts';
import { useChange } from '../query.ts';

/** Adds a note about the person of a case that only staff see. */
export const useAddPersonNote = (id: string) =>
  useChange((body: string) => call(addNote, { params: { id }, body: { body } }), readCase);
