/** With a case, its records and the form for another. */
export interface DangerSearch {
  case?: string | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const caseIn = ({ case: id }: DangerSearch) => (id && uuid.test(id) ? id : undefined);
