import type { messages as en } from '../en/accounts.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  aside: 'Todo empieza con un hola.',
  promises: [
    'Los matches y los chats son gratis',
    'Sin anuncios ni rastreadores',
    'Nunca guardamos tu ubicación exacta',
  ],
  email: 'Correo',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  working: 'Un momento…',
  back: 'Volver al inicio de sesión',
  passwordMissing: 'Escribe tu contraseña.',
  signIn: {
    title: 'Qué bien verte de nuevo',
    lead: 'Inicia sesión con tu correo y tu contraseña.',
    submit: 'Entrar',
    forgot: '¿Olvidaste tu contraseña?',
    newHere: '¿Aún no tienes cuenta?',
    register: 'Crear una cuenta',
    staff: '¿Eres del equipo?',
    staffLink: 'Entra al panel',
    expired: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    changed: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
    joined: 'Ya formas parte del equipo. Inicia sesión de nuevo para empezar.',
    leaving: (date: string) =>
      `Tu cuenta está cerrada. Eliminaremos todo su contenido el ${date}. Hasta entonces, puedes iniciar sesión aquí para reabrirla.`,
    reopen: 'Reabrir mi cuenta',
    statement: 'Leer o apelar la decisión',
    reopenHint: 'Tu perfil y tus fotos siguen aquí.',
  },
  providers: {
    or: 'o',
    google: 'Continuar con Google',
    facebook: 'Continuar con Facebook',
    entering: 'Iniciando sesión',
    adding: 'Añadiendo un método de acceso',
    toSettings: 'Volver a los ajustes',
    failed: 'No funcionó',
    unasked: 'No pudimos verificar este inicio de sesión. Inténtalo de nuevo.',
    back: 'Volver al inicio de sesión',
  },
  register: {
    next: 'Continuar',
    back: 'Atrás',
    signIn: 'Entrar',
    person: {
      title: 'Crea tu cuenta',
      why: 'Las demás personas ven tu nombre y tu edad.',
      name: 'Nombre',
      nameMissing: 'Escribe tu nombre.',
      birthDate: 'Fecha de nacimiento',
      birthDateHint: 'Debes tener 18 años o más. Nadie más ve la fecha.',
    },
    account: {
      title: '¿Cómo vas a iniciar sesión?',
      why: 'Enviaremos un código a este correo. Ningún otro miembro lo ve.',
      passwordHint: 'Usa al menos 8 caracteres. Lo mejor son unas cuantas palabras al azar.',
      privacy: 'Lee nuestra política de privacidad',
      submit: 'Crear mi cuenta',
    },
  },
  verify: {
    title: 'Mira tu correo',
    lead: (email: string) =>
      `Enviamos un mensaje a ${email}. Escribe aquí su código de seis cifras en los próximos diez minutos. Si ya tienes una cuenta, el mensaje te lo dirá.`,
    code: 'Código',
    submit: 'Confirmar',
    again: 'Enviar un código nuevo',
    wait: (seconds: number) => `Enviar un código nuevo (en ${seconds} s)`,
    sent: 'Te enviamos otro mensaje. El código anterior ya no sirve.',
    spam: '¿No llega nada? Mira en la carpeta de spam.',
    later: 'Hacerlo más tarde',
    wrong: '¿No es tu dirección?',
    correct: {
      title: 'Corrige tu correo',
      lead: (email: string) =>
        `Creaste tu cuenta con ${email}. Enviaremos un código a la dirección correcta.`,
      submit: 'Enviar un código',
      cancel: 'Dejar la dirección',
    },
    link: {
      title: 'Confirma tu correo',
      reading: 'Abriendo tu enlace…',
      here: (email: string) => `Confirma que ${email} es el correo de tu cuenta.`,
      submit: 'Confirmar este correo',
      elsewhere: (email: string) =>
        `Para confirmar ${email} en este dispositivo, elige una contraseña nueva. La anterior dejará de servir y se cerrará la sesión en otros dispositivos.`,
      orCode:
        '¿Creaste la cuenta en otro dispositivo? Es más rápido escribir allí el código del correo. Así tu contraseña no cambia.',
      password: 'Contraseña nueva',
      other: (email: string, present: string) =>
        `Este enlace es para ${email}. Tienes la sesión iniciada como ${present}.`,
      signOut: 'Cerrar sesión y continuar',
    },
    toSignIn: 'Inicia sesión para recibir un código nuevo',
  },
  forgot: {
    title: 'Restablece tu contraseña',
    lead: 'Te enviaremos un enlace por correo.',
    submit: 'Enviar enlace',
    sentTitle: 'Mira tu correo',
    sent: (email: string) =>
      `Si ${email} pertenece a una cuenta, le hemos enviado un enlace. Sirve una vez, durante una hora.`,
    spam: '¿No llega nada en un par de minutos? Mira en la carpeta de spam o prueba con otro correo.',
    other: 'Probar otro correo',
    back: 'Volver al inicio de sesión',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    lead: (email: string) =>
      `Para ${email}. Se cerrará tu sesión en todas partes y se quitarán los demás métodos de acceso.`,
    reading: 'Abriendo tu enlace…',
    done: (email: string) => `La contraseña de ${email} ha cambiado.`,
    home: 'Ir a la página de inicio',
    label: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    another: 'Pedir otro enlace',
  },
  undo: {
    title: 'Recupera tu correo',
    reading: 'Abriendo tu enlace…',
    lead: (email: string, present: string) =>
      `Tu cuenta usa ahora ${present}. Vuelve a ${email} y elige una contraseña nueva. Se cerrará tu sesión en todas partes y se quitarán los demás métodos de acceso.`,
    password: 'Contraseña nueva',
    submit: 'Recuperar mi correo',
    doneTitle: 'Recuperaste tu correo',
    done: (email: string) => `Tu cuenta usa de nuevo ${email}.`,
    toSignIn: 'Entrar',
  },
};
