import type { PageTexts } from '../../site/page-template.ts';

/** What pages of an owner begin with. A lawyer should read what becomes of it. */
export const pageTemplates: PageTexts = {
  imprint: ({ brand, email, owner }) => ({
    title: 'Imprint',
    body: `${brand} is run by

${owner.lines('[Name of the person, or name and legal form of the company]\n[Street and number]\n[Postal code, town and country]')}

## Contact

Email: ${email}
Phone: ${owner.phone('[phone number]')}

## Represented by

[Names of the people who act for the company]

## Register

${owner.register('[Register, its place and the number, such as Commercial Register of …, HRB …]')}

## VAT number

[VAT identification number, if there is one]

## Points of contact

Authorities of the European Union and its member states (Article 11 of the Digital Services Act) and everyone who uses ${brand} (Article 12) can reach us directly at ${email}. We read and answer in [languages; at least one official language of the country where you are established].

## Representative in the European Union

[Only if you are established outside of the European Union: name, address, email and phone number of the representative under Article 13 of the Digital Services Act. Otherwise delete this section.]

## Reports and complaints

Illegal content can be reported at [Report Content](/report-content). Anyone who disagrees with one of our decisions can contest it free of charge for six months.

[Whether you take part in the settlement of disputes with consumers before a board, and before which one]
`,
  }),
  terms: ({ brand, email, owner }) => ({
    title: 'Terms of Use',
    body: `Valid from [date]

## 1. Who we are

${brand} is run by ${owner.inOneLine('[name and address]')}. You can reach us at ${email}.

## 2. Who can join

You have to be at least 18 years old. Each person has one account. What you say about yourself has to be true.

[Further conditions, such as the countries where ${brand} is offered]

## 3. Your account

You look after your password. Tell us if someone else uses your account.

## 4. What is not allowed

[What members may not write, show or do. Say it so that everyone understands it]

## 5. How we moderate

[Who looks at reports, which checks are automatic, and what can follow: a warning, a suspension, a ban]

You can report people and content at [Report Content](/report-content). We give reasons for our decisions. You can contest a decision free of charge for six months, and a person looks at it again.

## 6. How we suggest people

What decides whom you see, and what you can change about it, is described in [How ranking works](/ranking).

## 7. Premium

[Prices, length and renewal, how to cancel, and what happens when a price changes]

You can withdraw from the contract within 14 days. [What follows from a withdrawal]

## 8. What you write and show

It stays yours. You allow us to show it to the people to whom ${brand} is meant to show it. [Length and limits of this permission]

## 9. Liability

[What a lawyer has written or checked]

## 10. The end of the contract

You can delete your account at any time in the settings. We can end the contract if [reasons and period].

## 11. Changes of these terms

[How you announce changes, how long before, and what members can do about them]

## 12. Law and disputes

[Which law applies, and who decides in a dispute]
`,
  }),
};
