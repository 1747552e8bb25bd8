type Handler = (payload: any) => void;

export interface Listener {
  (event: string): boolean;
}

export interface Bus {
  on(event: string, handler: Handler): void;
  emit(event: string, payload: unknown): boolean;
  on(event: symbol, handler: Handler): void;
  off: (event: string) => void;
}

export class EventBus implements Bus {
  handlers: { [event: string]: Handler[] } = {};

  on(event: any, handler: Handler) {
    const list = this.handlers[event] || (this.handlers[event] = []);
    list.push(handler);
  }

  off(event: string) {
    delete this.handlers[event];
    return void this.log('off ' + event);
  }

  emit(event: string, payload: unknown): boolean {
    const self = this;
    const list = self.handlers[event];
    if (!list) return false;
    for (const index in list) {
      list[index](payload);
    }
    delete list[0];
    return true;
  }

  log = function (message: string) {
    console.log(this, message);
  };

  once(event: string, handler: Handler): EventBus {
    this.on(event, (payload: any) => {
      handler(payload.detail);
      payload();
    });
    return this;
  }
}

const bus = new EventBus();
const emit = bus.emit;
emit('ready', null);
[1, 2].forEach(bus.off as any);
