import { plural } from '@kindred/contract/texts/es/plural';
import type { messages as en } from '../en/shell.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  skip: 'Saltar al contenido',
  mainNavigation: 'Principal',
  siteNavigation: 'Sitio',
  footerNavigation: 'Pie de página',
  menu: 'Menú',
  back: 'Atrás',
  commands: 'Comandos y personas',
  search: 'Buscar…',
  nav: {
    signIn: 'Entrar',
    register: 'Únete',
    notices: (fresh: number) =>
      fresh
        ? `Notificaciones, ${plural(fresh, { one: '1 nueva', other: `${fresh} nuevas` })}`
        : 'Notificaciones',
    admin: 'Gestión',
    logout: 'Salir',
  },
  account: {
    title: 'Tu cuenta',
    label: 'Cuenta:',
    profile: 'Perfil',
    questions: 'Preguntas',
    premium: 'Premium',
    settings: 'Ajustes',
    reports: 'Mis reportes',
    faqs: 'Preguntas frecuentes',
    privacy: 'Privacidad',
    help: 'Centro de ayuda',
  },
  tabs: {
    name: 'Tus páginas',
    home: 'Inicio',
    discover: 'Descubrir',
    likes: 'Likes',
    matches: 'Matches',
    profile: 'Perfil',
  },
  likes: (count: number) =>
    plural(count, { one: 'Le gustas a 1 persona', other: `Les gustas a ${count} personas` }),
  unread: (count: number) =>
    plural(count, {
      one: '1 conversación sin leer',
      other: `${count} conversaciones sin leer`,
    }),
  footer: {
    home: 'Inicio',
    faqs: 'Preguntas frecuentes',
    privacy: 'Política de privacidad',
    contact: 'Escríbenos',
    report: 'Reportar contenido',
    help: 'Centro de ayuda',
    safety: 'Consejos de seguridad',
    rights: (year: string, brand: string) => `© ${year} ${brand}`,
  },
  scheme: {
    label: 'Aspecto',
    light: 'Claro',
    dark: 'Oscuro',
    auto: 'Sistema',
  },
  unverified: {
    text: 'Hasta que confirmes tu correo, nadie te ve y no ves a nadie.',
    action: 'Escribir el código',
  },
  emailChange: {
    label: 'Tu correo ha cambiado',
    text: (oldEmail: string, until: string) =>
      `Nuestro equipo cambió tu correo. Si no lo pediste, usa el enlace que enviamos a ${oldEmail} antes del ${until}. Hasta entonces no puedes restablecer tu contraseña.`,
  },
  offline: {
    banner: 'No tienes conexión.',
    text: 'Volveremos a conectar automáticamente.',
    title: 'Aún sin cargar',
    waits: 'Se cargará cuando vuelvas a tener conexión.',
  },
  failure: {
    title: 'No pudimos cargar esta página',
    text: 'Algo salió mal. Inténtalo de nuevo.',
    retry: 'Reintentar',
  },
  loading: 'Cargando',
  lastActive: {
    justNow: 'Ahora mismo',
    hoursAgo: (hours: number) => `Hace ${hours}\u00a0h`,
    daysAgo: (days: number) =>
      plural(days, { one: 'Hace 1\u00a0día', other: `Hace ${days}\u00a0días` }),
    never: 'Nunca',
  },
  active: {
    justNow: 'Última vez: hace un momento',
    when: (ago: string) => `Última vez: ${ago.toLowerCase()}`,
    lastMonth: 'Última vez: hace menos de un mes',
    earlier: 'Última vez: hace más de un mes',
  },
  opening: {
    text: 'Abriendo…',
    failed: 'No pudimos abrirlo. Revisa tu conexión y recarga la página.',
    reload: 'Recargar página',
    close: 'Cerrar',
  },
};
