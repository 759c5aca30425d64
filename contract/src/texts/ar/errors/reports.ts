import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'تعذّر العثور على البلاغ.',
  part_of_report: 'أنت طرف في هذا البلاغ، لذا يجب أن يتولاه شخص آخر من الفريق.',
  report_reason_unknown: 'هذا السبب غير موجود في هذا الموقع.',
  reason_of_other_type: 'هذا السبب يخص نوعًا آخر من المشكلات.',
  sender_name_missing: 'يُرجى إدخال الاسم.',
  sender_email_missing: 'يُرجى إدخال البريد الإلكتروني.',
  signature_differs: 'يُرجى التوقيع بالاسم كما كُتب أعلاه تمامًا.',
  shown_person_missing: 'يُرجى إدخال اسم الشخص الظاهر في الصورة.',
  contact_missing: 'يُرجى إدخال بريد إلكتروني أو وسيلة تواصل أخرى.',
  request_link_unknown: 'هذا الرابط لا يفتح أي طلب. يُرجى نسخه كاملًا من رسالتنا.',
  request_has_many_facts: 'لا يتسع الطلب لمزيد من المعلومات. يمكنك الرد على رسالتنا بدلًا من ذلك.',
  report_status_unreachable: ({ from, to }) =>
    `لا يمكن تغيير حالة البلاغ من «${statuses[from]}» إلى «${statuses[to]}».`,
  assignee_unsuitable: 'يُرجى اختيار أحد أفراد الفريق ممن يعالجون البلاغات وليس طرفًا في هذا البلاغ.',
};

const statuses: Record<ReportStatus, string> = {
  pending: 'قيد الانتظار',
  in_progress: 'قيد المعالجة',
  resolved: 'تمت التسوية',
  closed: 'مغلق',
  rejected: 'مرفوض',
};
