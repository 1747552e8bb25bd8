import net from 'net';

const sockets: Array<net.Socket> = [];
net.createServer(socket => {
  sockets.push(socket);
  socket.on('data', data => socket.write(data + ''));
  socket.on('close', () => delete sockets[sockets.indexOf(socket)]);
}).listen(7);
