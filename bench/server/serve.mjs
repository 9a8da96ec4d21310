// One contender in a process of its own: tells its port, and its CPU time whenever it is asked.
const { server } = await import(`./contenders/${process.argv[2]}.mjs`);
// So that no contender spends time on looking for slow connections while another one does not.
server.keepAliveTimeout = 0;
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system });
});
process.on("disconnect", () => process.exit());
