-- The provider's address of a PDF expires, so it is asked for when the PDF is; what is kept is whether there is one.
alter table invoice add column has_pdf boolean not null default false;
update invoice set has_pdf = true where pdf_url is not null;
alter table invoice drop column pdf_url;
