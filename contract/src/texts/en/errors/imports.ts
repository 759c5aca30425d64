import type { ErrorTexts } from '../../../errors.ts';
import type { importsErrors } from '../../../imports/errors.ts';

export const imports: ErrorTexts<typeof importsErrors> = {
  import_not_found: 'Import not found. It may have been deleted.',
  import_in_other_state: 'This import is at another step by now. Reload the page.',
  import_part_out_of_order: ({ expected }) =>
    `Part ${expected} of the file comes next. Send it first.`,
  import_wrong_encoding:
    "This file isn't UTF-8. In your spreadsheet, save it as “CSV UTF-8” and choose it again.",
  import_empty: 'This file has no lines below its headings. Choose another one.',
  import_too_many_rows: ({ most }) =>
    `A file can have ${most.toLocaleString('en')} lines at most. Split it and import the parts one by one.`,
  import_too_large: 'The file is larger than it was when you chose it. Choose it again.',
  import_columns_invalid:
    'Choose a column for the email, each column for one field only, and at most 100 columns in the file.',
  import_count_changed: 'The number of people has changed. Check it and confirm again.',
  imports_running: 'Too many imports are unfinished. Finish or stop one of them first.',
  invited_link_ended: "This invitation no longer works. If you've accepted it already, sign in.",
  invited_address_taken: "There's an account with this email by now. Sign in with it.",
};
