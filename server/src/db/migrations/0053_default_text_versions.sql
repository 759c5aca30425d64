-- In batches of 1000 rows of canned_text (id).
-- The texts that a new database has, in all languages, as far as no one has changed them.
update canned_text t set other_versions = d.versions
from (values
  ('answer', 'Hello {reporter}, thank you for your report {reference}. What we can see is not enough for us to act. If it happens again, report it with the message or photo.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Bitte mehr Angaben', 'body', 'Hallo {reporter}, danke für deine Meldung {reference}. Was uns vorliegt, reicht nicht aus, um einzugreifen. Wenn es wieder passiert, melde es mit der Nachricht oder dem Foto.'),
    'fr', jsonb_build_object('title', 'Il nous faut plus de détails', 'body', 'Bonjour {reporter}, merci pour ton signalement {reference}. Ce que nous voyons ne suffit pas pour intervenir. Si cela se reproduit, signale-le avec le message ou la photo.'),
    'es', jsonb_build_object('title', 'Necesitamos más datos', 'body', 'Hola {reporter}, gracias por tu reporte {reference}. Lo que podemos ver no basta para intervenir. Si vuelve a pasar, reporta el mensaje o la foto.'),
    'pt', jsonb_build_object('title', 'Precisamos de mais detalhes', 'body', 'Olá {reporter}, agradecemos sua denúncia {reference}. O que conseguimos ver não basta para tomarmos providências. Se acontecer de novo, denuncie incluindo a mensagem ou a foto.'),
    'pl', jsonb_build_object('title', 'Potrzebujemy więcej informacji', 'body', 'Cześć {reporter}, dziękujemy za zgłoszenie {reference}. To, co widzimy, nie wystarcza, żebyśmy mogli zareagować. Jeśli to się powtórzy, zgłoś to razem z wiadomością lub zdjęciem.'),
    'ar', jsonb_build_object('title', 'نحتاج إلى مزيد من التفاصيل', 'body', E'مرحبًا {reporter}، شكرًا على بلاغك \u200e{reference}. ما أمكننا الاطلاع عليه لا يكفي لاتخاذ إجراء. إذا تكرر الأمر، فيُرجى الإبلاغ عنه مع إرفاق الرسالة أو الصورة.'))),
  ('answer', 'Hello {reporter}, thank you for your report {reference}. We found the problem and are fixing it.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Wir beheben es', 'body', 'Hallo {reporter}, danke für deine Meldung {reference}. Wir haben den Fehler gefunden und beheben ihn gerade.'),
    'fr', jsonb_build_object('title', 'Correction en cours', 'body', 'Bonjour {reporter}, merci pour ton signalement {reference}. Nous avons trouvé le problème et nous le corrigeons.'),
    'es', jsonb_build_object('title', 'Lo estamos arreglando', 'body', 'Hola {reporter}, gracias por tu reporte {reference}. Encontramos el problema y lo estamos arreglando.'),
    'pt', jsonb_build_object('title', 'Correção em andamento', 'body', 'Olá {reporter}, agradecemos sua denúncia {reference}. Encontramos o problema e estamos corrigindo.'),
    'pl', jsonb_build_object('title', 'Naprawiamy to', 'body', 'Cześć {reporter}, dziękujemy za zgłoszenie {reference}. Znaleźliśmy przyczynę i już to naprawiamy.'),
    'ar', jsonb_build_object('title', 'نعمل على إصلاح المشكلة', 'body', E'مرحبًا {reporter}، شكرًا على بلاغك \u200e{reference}. عثرنا على المشكلة ونعمل على إصلاحها.'))),
  ('answer', 'Hello {reporter}, thank you for your report {reference}. We looked into it and took action. To protect everyone''s privacy, we don''t share details.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Wir haben eingegriffen', 'body', 'Hallo {reporter}, danke für deine Meldung {reference}. Wir haben sie geprüft und eingegriffen. Um die Privatsphäre aller zu schützen, nennen wir keine Einzelheiten.'),
    'fr', jsonb_build_object('title', 'Nous avons pris des mesures', 'body', 'Bonjour {reporter}, merci pour ton signalement {reference}. Nous l’avons examiné et nous avons pris des mesures. Pour protéger la vie privée de tout le monde, nous ne donnons pas de détails.'),
    'es', jsonb_build_object('title', 'Tomamos medidas', 'body', 'Hola {reporter}, gracias por tu reporte {reference}. Lo revisamos y tomamos medidas. Para proteger la privacidad de todas las personas, no damos detalles.'),
    'pt', jsonb_build_object('title', 'Tomamos providências', 'body', 'Olá {reporter}, agradecemos sua denúncia {reference}. Analisamos o caso e tomamos providências. Para proteger a privacidade de todas as pessoas, não damos detalhes.'),
    'pl', jsonb_build_object('title', 'Zareagowaliśmy', 'body', 'Cześć {reporter}, dziękujemy za zgłoszenie {reference}. Sprawdziliśmy je i zareagowaliśmy. Chronimy prywatność wszystkich osób, więc nie podajemy szczegółów.'),
    'ar', jsonb_build_object('title', 'اتخذنا إجراءً', 'body', E'مرحبًا {reporter}، شكرًا على بلاغك \u200e{reference}. نظرنا فيه واتخذنا إجراءً. حفاظًا على خصوصية الجميع، لا نذكر التفاصيل.'))),
  ('answer', 'Hello {reporter}, thank you for your report {reference}. We looked into it and found nothing against our rules. You can block anyone you don''t want to meet.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Kein Verstoß gegen unsere Regeln', 'body', 'Hallo {reporter}, danke für deine Meldung {reference}. Wir haben sie geprüft und nichts gefunden, was gegen unsere Regeln verstößt. Wen du nicht kennenlernen möchtest, kannst du blockieren.'),
    'fr', jsonb_build_object('title', 'Rien de contraire à nos règles', 'body', 'Bonjour {reporter}, merci pour ton signalement {reference}. Nous l’avons examiné et n’avons rien trouvé de contraire à nos règles. Tu peux bloquer toute personne que tu ne veux pas rencontrer.'),
    'es', jsonb_build_object('title', 'No incumple nuestras normas', 'body', 'Hola {reporter}, gracias por tu reporte {reference}. Lo revisamos y no encontramos nada que incumpla nuestras normas. Puedes bloquear a cualquier persona que no quieras conocer.'),
    'pt', jsonb_build_object('title', 'Nenhuma violação das regras', 'body', 'Olá {reporter}, agradecemos sua denúncia {reference}. Analisamos o caso e não encontramos nada que viole nossas regras. Você pode bloquear qualquer pessoa que não queira conhecer.'),
    'pl', jsonb_build_object('title', 'Bez naruszenia zasad', 'body', 'Cześć {reporter}, dziękujemy za zgłoszenie {reference}. Sprawdziliśmy je i nie znaleźliśmy niczego, co naruszałoby nasze zasady. Możesz zablokować każdą osobę, której nie chcesz poznać.'),
    'ar', jsonb_build_object('title', 'لا مخالفة لقواعدنا', 'body', E'مرحبًا {reporter}، شكرًا على بلاغك \u200e{reference}. نظرنا فيه ولم نجد ما يخالف قواعدنا. يمكنك حظر أي شخص لا يهمّك التعرّف إليه.'))),
  ('answer', 'Hello {reporter}, thank you for your report {reference}. We looked at your payments. You can find every invoice under Premium.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Zu deiner Zahlung', 'body', 'Hallo {reporter}, danke für deine Meldung {reference}. Wir haben uns deine Zahlungen angesehen. Alle Rechnungen findest du unter „Premium“.'),
    'fr', jsonb_build_object('title', 'À propos de ton paiement', 'body', 'Bonjour {reporter}, merci pour ton signalement {reference}. Nous avons vérifié tes paiements. Toutes tes factures se trouvent dans Premium.'),
    'es', jsonb_build_object('title', 'Sobre tu pago', 'body', 'Hola {reporter}, gracias por tu reporte {reference}. Revisamos tus pagos. Todas tus facturas están en Premium.'),
    'pt', jsonb_build_object('title', 'Sobre seu pagamento', 'body', 'Olá {reporter}, agradecemos sua denúncia {reference}. Verificamos seus pagamentos. Todas as faturas estão na página Premium.'),
    'pl', jsonb_build_object('title', 'W sprawie płatności', 'body', 'Cześć {reporter}, dziękujemy za zgłoszenie {reference}. Sprawdziliśmy twoje płatności. Wszystkie faktury znajdziesz na stronie „Premium”.'),
    'ar', jsonb_build_object('title', 'بشأن المدفوعات', 'body', E'مرحبًا {reporter}، شكرًا على بلاغك \u200e{reference}. راجعنا مدفوعاتك. توجد جميع الفواتير في صفحة «بريميوم».'))),
  ('reason', 'You asked another member for money or offered some.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Geldforderung', 'body', 'Du hast ein anderes Mitglied um Geld gebeten oder ihm Geld angeboten.'),
    'fr', jsonb_build_object('title', 'Demande d’argent', 'body', 'Tu as demandé de l’argent à un autre membre ou tu lui en as proposé.'),
    'es', jsonb_build_object('title', 'Peticiones de dinero', 'body', 'Le pediste dinero a otro miembro o se lo ofreciste.'),
    'pt', jsonb_build_object('title', 'Pedido de dinheiro', 'body', 'Você pediu ou ofereceu dinheiro a outro membro.'),
    'pl', jsonb_build_object('title', 'Prośba o pieniądze', 'body', 'Z twojego konta wysłano innej osobie prośbę o pieniądze albo ofertę pieniędzy.'),
    'ar', jsonb_build_object('title', 'طلب المال', 'body', 'طلبت المال من عضو آخر أو عرضته عليه.'))),
  ('reason', 'This photo does not show you.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Foto einer anderen Person', 'body', 'Dieses Foto zeigt nicht dich.'),
    'fr', jsonb_build_object('title', 'Photo d’une autre personne', 'body', 'Ce n’est pas toi sur cette photo.'),
    'es', jsonb_build_object('title', 'Foto de otra persona', 'body', 'En esta foto no apareces tú.'),
    'pt', jsonb_build_object('title', 'Foto de outra pessoa', 'body', 'A pessoa nesta foto não é você.'),
    'pl', jsonb_build_object('title', 'Zdjęcie innej osoby', 'body', 'Na tym zdjęciu jest ktoś inny, nie ty.'),
    'ar', jsonb_build_object('title', 'صورة لشخص آخر', 'body', 'هذه الصورة ليست صورتك.'))),
  ('reason', 'This photo shows nudity.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Nacktheit', 'body', 'Dieses Foto zeigt Nacktheit.'),
    'fr', jsonb_build_object('title', 'Nudité', 'body', 'Cette photo contient de la nudité.'),
    'es', jsonb_build_object('title', 'Desnudez', 'body', 'En esta foto hay desnudez.'),
    'pt', jsonb_build_object('title', 'Nudez', 'body', 'Esta foto mostra nudez.'),
    'pl', jsonb_build_object('title', 'Nagość', 'body', 'To zdjęcie zawiera nagość.'),
    'ar', jsonb_build_object('title', 'عُري', 'body', 'تُظهر هذه الصورة عُريًا.'))),
  ('reason', 'You insulted or threatened another member. Everyone here has the right to be treated with respect.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Belästigung', 'body', 'Du hast ein anderes Mitglied beleidigt oder bedroht. Alle hier haben ein Recht darauf, respektvoll behandelt zu werden.'),
    'fr', jsonb_build_object('title', 'Harcèlement', 'body', 'Tu as insulté ou menacé un autre membre. Ici, tout le monde a droit au respect.'),
    'es', jsonb_build_object('title', 'Acoso', 'body', 'Insultaste o amenazaste a otro miembro. Aquí todas las personas tienen derecho a un trato respetuoso.'),
    'pt', jsonb_build_object('title', 'Assédio', 'body', 'Você insultou ou ameaçou outro membro. Aqui, todas as pessoas têm o direito de ser tratadas com respeito.'),
    'pl', jsonb_build_object('title', 'Nękanie', 'body', 'Z twojego konta obrażano inną osobę lub jej grożono. Każdy ma tu prawo do szacunku.'),
    'ar', jsonb_build_object('title', 'مضايقة', 'body', 'أسأت إلى عضو آخر أو هدّدته. من حق الجميع هنا أن يُعاملوا باحترام.'))),
  ('reason', 'You sent sexual content to someone who had not asked for it.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Unerwünschte sexuelle Inhalte', 'body', 'Du hast jemandem sexuelle Inhalte geschickt, ohne darum gebeten worden zu sein.'),
    'fr', jsonb_build_object('title', 'Contenu sexuel non sollicité', 'body', 'Tu as envoyé du contenu sexuel à quelqu’un qui ne l’avait pas demandé.'),
    'es', jsonb_build_object('title', 'Contenido sexual no deseado', 'body', 'Enviaste contenido sexual a alguien que no lo había pedido.'),
    'pt', jsonb_build_object('title', 'Conteúdo sexual indesejado', 'body', 'Você enviou conteúdo sexual a alguém que não tinha pedido.'),
    'pl', jsonb_build_object('title', 'Niechciane treści seksualne', 'body', 'Z twojego konta wysłano treści seksualne do osoby, która o nie nie prosiła.'),
    'ar', jsonb_build_object('title', 'محتوى جنسي غير مرغوب فيه', 'body', 'أرسلت محتوى جنسيًا إلى شخص لم يطلبه.'))),
  ('reason', 'Your account pretends to be someone else.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Falsche Identität', 'body', 'Du gibst dich mit deinem Konto als eine andere Person aus.'),
    'fr', jsonb_build_object('title', 'Faux compte', 'body', 'Ton compte se fait passer pour quelqu’un d’autre.'),
    'es', jsonb_build_object('title', 'Cuenta falsa', 'body', 'Con tu cuenta te haces pasar por otra persona.'),
    'pt', jsonb_build_object('title', 'Conta falsa', 'body', 'Sua conta se passa por outra pessoa.'),
    'pl', jsonb_build_object('title', 'Fałszywe konto', 'body', 'Twoje konto podszywa się pod kogoś innego.'),
    'ar', jsonb_build_object('title', 'حساب مزيّف', 'body', 'حسابك ينتحل شخصية شخص آخر.'))),
  ('reason', 'Your profile has contact details or an ad.', jsonb_build_object(
    'de', jsonb_build_object('title', 'Kontaktdaten', 'body', 'Dein Profil enthält Kontaktdaten oder Werbung.'),
    'fr', jsonb_build_object('title', 'Coordonnées', 'body', 'Ton profil contient des coordonnées ou une publicité.'),
    'es', jsonb_build_object('title', 'Datos de contacto', 'body', 'Tu perfil tiene datos de contacto o publicidad.'),
    'pt', jsonb_build_object('title', 'Dados de contato', 'body', 'Seu perfil tem dados de contato ou propaganda.'),
    'pl', jsonb_build_object('title', 'Dane kontaktowe', 'body', 'W twoim profilu są dane kontaktowe lub reklama.'),
    'ar', jsonb_build_object('title', 'بيانات اتصال', 'body', 'في ملفك الشخصي بيانات اتصال أو إعلان.')))
) as d (kind, body, versions)
where t.id = any ($1::uuid[]) and t.language = 'en' and t.kind = d.kind and t.body = d.body and t.other_versions = '{}';
